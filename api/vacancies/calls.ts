import { company } from '../../schema/company.ts';
import { applications } from '../../schema/entities/applications.ts';
import { vacancies } from '../../schema/entities/vacancies.ts';
import { notFound } from '../../schema/errors.ts';
import { listOf, maybe, moment, number, object, oneOf, string, uuid } from '../../schema/kit/shape.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import {
  employments,
  payPeriods,
  type OpenVacancy,
  type PublicVacancy,
  type VacancyText,
} from '../../schema/rules/vacancies.ts';
import { choiceIn, type CommonWords } from '../../schema/words/wording.ts';
import { isUuid, noShop } from '../db/statement.ts';
import { enterVisitor } from '../db/transactionContext.ts';
import type { Statement } from '../ports.ts';
import { checked, readForm } from '../publicPages/form.ts';
import { formWords, publicFormShape } from '../publicPages/formWords.ts';
import { keepFilled, refuseFlood } from '../publicPages/keepFilled.ts';
import { data, type Reply } from '../reply.ts';
import type { RequestContext } from '../requestContext.ts';

const ids = <const T extends readonly { id: string }[]>(options: T) => options.map(({ id }) => id) as T[number]['id'][];

const shown = {
  id: uuid,
  title: string,
  place: string,
  stateName: maybe(string),
  employment: object({ id: oneOf(ids(employments)), name: string }),
  payFrom: maybe(number),
  payTo: maybe(number),
  payPer: oneOf(ids(payPeriods)),
  openUntil: string,
  postedAt: moment,
};

export const publicVacancies = listOf(object(shown));
export const openVacancyShape = object({
  vacancy: object({ ...shown, description: string, conditions: maybe(string) }),
  form: publicFormShape,
});

type Row = Omit<PublicVacancy & VacancyText, 'stateName' | 'employment'> & {
  stateCode: string | null;
  employment: PublicVacancy['employment']['id'];
};

/** `id`: that one alone. */
const openOnes = (at: Date, id: string | null): Statement => ({
  text: `select json_build_object('id', v.id, 'title', v.title, 'place', v.place, 'stateCode', v.state_code, 'employment', v.employment,
      'payFrom', v.pay_from, 'payTo', v.pay_to, 'payPer', v.pay_per, 'openUntil', v.open_until, 'postedAt', v.created_at,
      'description', v.description, 'conditions', v.conditions)
    from vacancies v where v.shop_id = $1 and v.is_open and v.open_until >= $2::date and v.deleted_at is null
      and v.id = coalesce($3::uuid, v.id) order by v.id desc limit ${mostShown}`,
  values: [noShop, shopDay(at), id],
});

/** More are on no page that anybody reads. */
const mostShown = 200;

export const listVacancies = async ({ ports, at, wording }: RequestContext): Promise<Reply<PublicVacancy[]>> => {
  const [, found] = await ports.database.batch([enterVisitor, openOnes(at, null)]);
  return data(found!.rows.map(([json]) => withoutText(worded(json!, wording.words))));
};

const withoutText = (vacancy: PublicVacancy & VacancyText): PublicVacancy =>
  Object.fromEntries(Object.entries(vacancy).filter(([name]) => name in shown)) as PublicVacancy;

export const showVacancy = async (context: RequestContext): Promise<Reply<OpenVacancy>> => {
  const { words } = context.wording;
  const shop = { name: company.name, lines: [], logo: null };
  const vacancy = await openVacancy(context);
  return data({ vacancy, form: { shop, ...formWords(applications, words) } });
};

/** A file that is too large or too many of them are refused before they are read. */
export const apply = async (context: RequestContext): Promise<Reply<true>> => {
  await refuseFlood(context, noShop);
  const sent = await readForm(context);
  const { id } = await openVacancy(context);
  const values = checked(applications, sent.fields, { vacancyId: id });
  return keepFilled(context, { ...sent, entity: applications, shop: noShop, values, enter: enterVisitor });
};

/** One that has ended is there for nobody. */
const openVacancy = async (context: RequestContext) => {
  const id = context.parameter('vacancyId');
  const [, found] = isUuid(id) ? await context.ports.database.batch([enterVisitor, openOnes(context.at, id)]) : [];
  const json = found?.rows[0]?.[0];
  if (!json) throw notFound({ one: vacancies.name });
  return worded(json, context.wording.words);
};

const worded = (json: string, words: CommonWords): PublicVacancy & VacancyText => {
  const { stateCode, employment, ...row } = JSON.parse(json) as Row;
  return {
    ...row,
    stateName: stateCode && choiceIn(words, 'vacancies.stateCode', stateCode),
    employment: { id: employment, name: choiceIn(words, 'vacancies.employment', employment) },
  };
};
