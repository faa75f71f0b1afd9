import { boolean, choice, date, json, text } from '../kit/kinds.ts';
import { anything, byName } from '../kit/shape.ts';
import { reportPeriods } from './reportPeriods.ts';

/** So many a person saves in a shop. */
export const mostSavedReports = 50;
/** Letters of the filters as JSON. */
export const longestFilter = 4_000;

/** What a person says of a report that they save. */
export const savedReportFields = {
  name: text().label('Name').max(80).required('Enter a name'),
  /** The list by its route, or the metal position. */
  subject: text().label('What it is about').max(64).required(),
  /** One of its figures; all of them without. */
  figure: text().label('Figure').max(64),
  filter: json(byName(anything)).label('Filters'),
  period: choice(reportPeriods).label('Period'),
  /** Where the days are always the same. */
  firstDay: date().label('From'),
  lastDay: date().label('To'),
  byMail: boolean().label('By mail each morning'),
};
