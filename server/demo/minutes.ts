import * as Y from 'yjs';
import { currentUser, nameOfCaller } from '../../api/db/settings.ts';
import type { Statement } from '../../api/ports.ts';
import { fragmentName } from '../../schema/rules/sharedTexts.ts';

/** A heading, and below it what was said in a list. */
type Said = readonly (readonly [heading: string, points: readonly string[]])[];

type Place = { shop: string; entity: string; record: string; name: string };

/** What the person of the transaction wrote as a text of a record, in one go. */
export const writeText = ({ shop, entity, record, name }: Place, at: Date, said: Said): Statement[] => {
  const content = updateOf(said);
  const values = [shop, record, name] as const;
  return [
    {
      text: `insert into shared_texts (shop_id, record_id, name, entity, last, length, changed_at, user_id, user_name)
        values ($1, $2, $3, $4, 1, $5, $6::timestamptz, ${currentUser}, ${nameOfCaller})`,
      values: [...values, entity, content.length, at.toISOString()],
    },
    {
      text: 'insert into shared_text_updates (shop_id, record_id, name, number, content) values ($1, $2, $3, 1, $4)',
      values: [...values, content],
    },
  ];
};

const updateOf = (said: Said): string => {
  const document = new Y.Doc();
  // The same each time: the demo of today is the demo of tomorrow.
  document.clientID = 1;
  const blocks = said.flatMap(([heading, points]) => [
    headingOf(heading),
    element(
      'bulletList',
      points.map(point => element('listItem', [element('paragraph', [new Y.XmlText(point)])])),
    ),
  ]);
  document.getXmlFragment(fragmentName).insert(0, blocks);
  return Buffer.from(Y.encodeStateAsUpdate(document)).toString('base64');
};

const headingOf = (text: string): Y.XmlElement => {
  const made = element('heading', [new Y.XmlText(text)]);
  // The editor keeps a number there, whatever the type says.
  made.setAttribute('level', 2 as unknown as string);
  return made;
};

const element = (name: string, children: (Y.XmlElement | Y.XmlText)[]): Y.XmlElement => {
  const made = new Y.XmlElement(name);
  made.insert(0, children);
  return made;
};
