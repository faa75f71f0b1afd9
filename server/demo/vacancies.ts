import { attachmentKey } from '../../api/attachments.ts';
import { noShop } from '../../api/db/statement.ts';
import type { Ports, Statement } from '../../api/ports.ts';
import { insertFile } from '../../api/recordFiles/calls.ts';
import { applications } from '../../schema/entities/applications.ts';
import { vacancies } from '../../schema/entities/vacancies.ts';
import { shopDay } from '../../schema/kit/shopDay.ts';
import { day, openingHours } from './calendar.ts';
import { Past } from './past.ts';
import { plainPdf } from './plainPdf.ts';
import { idsAt, type Random } from './random.ts';
import { applicants, offered } from './vacancyTexts.ts';

/** Work that the company offers and offered, and who applied for it. CVs are put away before the statements name them. */
export const offerWork = async (ports: Ports, now: Date, random: Random): Promise<Statement[]> => {
  const [office, visitors, later] = [null, noShop, null].map(
    owner => new Past({ id: noShop, owner, tenant: noShop }, random),
  ) as [Own, Own, Own];
  const ids = new Map<string, string>();
  for (const { postedDaysAgo, openFor, isClosed, ...vacancy } of offered) {
    const at = openingHours(now, postedDaysAgo, random);
    const openUntil = shopDay(new Date(at.getTime() + openFor * day));
    const [row] = office.create(vacancies, [{ ...vacancy, openUntil }], at);
    ids.set(vacancy.title, row!.id);
    if (isClosed) later.update(vacancies, row!.id, { isOpen: false }, openingHours(now, 9, random));
  }
  for (const applicant of applicants) {
    const id = await apply(ports, visitors, { ...applicant, now }, ids.get(applicant.for)!, random);
    for (const [i, way] of applicant.goes.entries())
      later.transition(applications, way, [{ id }], openingHours(now, Math.max(0, applicant.daysAgo - 2 - i), random));
  }
  return [office, visitors, later].flatMap(({ statements }) => statements);
};

type Own = Past<{ id: string; owner: string | null; tenant: string }>;
type Applicant = (typeof applicants)[number] & { now: Date };

const apply = async (
  ports: Ports,
  past: Own,
  { name, message, daysAgo, now }: Applicant,
  vacancyId: string,
  random: Random,
) => {
  const at = openingHours(now, daysAgo, random);
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`;
  const mobileNo = `9${random.digits(9)}`;
  const [row] = past.create(applications, [{ vacancyId, name, email, mobileNo, message, consent: true }], at);
  const cv = plainPdf([name, email, mobileNo, '', message]);
  const file = { id: idsAt(at, random).next(), name: `CV ${name}.pdf`, type: 'application/pdf', size: cv.length };
  await ports.files.put(attachmentKey(noShop, file.id), cv);
  const place = { shop: noShop, at };
  past.statements.push(insertFile(applications, place, row!.id, { ...file, hasThumbnail: false }, { position: '1' }));
  return row!.id;
};
