import type { CommonWords } from '../wording.ts';
import { entitiesWords as entities } from './entities/index.ts';
import { forms } from './forms.ts';
import { letters } from './letters.ts';
import { notificationSentences as notifications } from './notifications.ts';
import { orderLine } from './orderLine.ts';
import { refusals } from './refusals.ts';
import { rules } from './rules.ts';
import { papers } from './papers.ts';
import { figures } from './figures.ts';
import { sheets } from './sheets.ts';

export const hindi: CommonWords = {
  language: 'hi',
  entities,
  forms,
  rules,
  refusals,
  notifications,
  letters,
  orderLine,
  figures,
  sheets,
  papers,
  inside: name => name,
};
