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
  const past = new Past({ id: noShop, owner: noShop, tenant: noShop }, random);
  const ids = new Map<string, string>();
  for (const { postedDaysAgo, openFor, isClosed, ...vacancy } of offered) {
    const at = openingHours(now, postedDaysAgo, random);
    const openUntil = shopDay(new Date(at.getTime() + openFor * day));
    const [row] = past.create(vacancies, [{ ...vacancy, openUntil }], at);
    ids.set(vacancy.title, row!.id);
    if (isClosed) past.update(vacancies, row!.id, { isOpen: false }, openingHours(now, 9, random));
  }
  for (const applicant of applicants) await apply(ports, past, { ...applicant, now }, ids.get(applicant.for)!, random);
  return past.statements;
};

type Applicant = (typeof applicants)[number] & { now: Date };

const apply = async (
  ports: Ports,
  past: Past,
  { name, message, daysAgo, goes, now }: Applicant,
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
  for (const [i, way] of goes.entries())
    past.transition(applications, way, row!.id, openingHours(now, Math.max(0, daysAgo - 2 - i), random));
};
