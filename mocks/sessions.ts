import type { Api } from '../api/app.ts';
import { enterAccount } from '../api/db/doors.ts';
import type { Mock } from './open.ts';

const name = 'mock.sessions';

/** A reload begins with a new database; whoever was signed in in this tab still is. */
export const keepSessions = async ({ api, ports: { database } }: Mock): Promise<Pick<Api, 'fetch'>> => {
  const kept = sessionStorage.getItem(name) ?? '[]';
  const restore = `insert into sessions select s.* from json_populate_recordset(null::sessions, $1::json) s join users u on u.id = s.user_id`;
  await database.batch([enterAccount, { text: restore, values: [kept] }]);
  const keep = async () => {
    const all = { text: `select coalesce(json_agg(s), '[]') from sessions s`, values: [] };
    const [, sessions] = await database.batch([enterAccount, all]);
    sessionStorage.setItem(name, sessions!.rows[0]![0]!);
  };
  return {
    async fetch(request, from) {
      const reply = await api.fetch(request, from);
      if (new URL(request.url).pathname.startsWith('/api/account/')) await keep();
      return reply;
    },
  };
};
