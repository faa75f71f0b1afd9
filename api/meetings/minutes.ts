import { meetings } from '../../schema/entities/meetings.ts';
import { letterWithPaper } from '../papers/attached.ts';
import { sendLetters, type Round } from './sendLetters.ts';

/** Those who were there, have an email, and were not sent the minutes yet; on `i`. */
export const isToGetMinutes = `i.attended and i.minutes_at is null and exists (select 1 from contacts c
  where c.shop_id = $1 and c.id = i.contact_id and coalesce(c.email, c.other_email) is not null)`;

/** The minutes as they are now, drawn once for all. */
export const sendMinutes = async (round: Round): Promise<void> => {
  const { ports, shop, meeting } = round;
  if (!meeting.shop.isOpen) return;
  const paper = { entity: meetings, paper: 'minutes', record: meeting.id, size: 'a4' } as const;
  const letter = await letterWithPaper(ports, shop, { ...paper, language: meeting.letterLanguage }, null);
  if (!letter) return;
  await sendLetters(round, {
    chosen: isToGetMinutes,
    becomes: 'minutes_at = $3::timestamptz',
    values: [],
    putBack: () => ({ sets: 'minutes_at = null', values: [] }),
    write: ({ email }) => ({ to: email, ...letter }),
  });
};
