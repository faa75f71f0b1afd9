import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** More sign-ins than that are not under way at once; the oldest are forgotten. */
const most = 1_000;

/** Where the issuer keeps sign-ins under way: for minutes, in this process. Who signed in it forgets, so that it asks every time. */
export const memoryAdapter = (): AdapterFactory => {
  const kept = new Map<string, AdapterPayload>();
  return model => {
    const key = (id: string) => `${model} ${id}`;
    const where = async (fits: (payload: AdapterPayload) => boolean) =>
      [...kept].find(([name, payload]) => name.startsWith(`${model} `) && fits(payload))?.[1];
    return {
      async upsert(id, payload) {
        if (model === 'Session') return;
        kept.delete(key(id));
        kept.set(key(id), payload);
        if (kept.size > most) kept.delete(kept.keys().next().value!);
      },
      find: async id => kept.get(key(id)),
      findByUid: uid => where(payload => payload.uid === uid),
      findByUserCode: code => where(payload => payload.userCode === code),
      destroy: async id => void kept.delete(key(id)),
      consume: async id => void kept.set(key(id), { ...kept.get(key(id)), consumed: true }),
      async revokeByGrantId(grant) {
        for (const [name, payload] of kept) if (payload.grantId === grant) kept.delete(name);
      },
    } satisfies Adapter;
  };
};
