import type { FieldInfo } from '../../schema/kit/fieldInfo.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import {
  anything,
  byName,
  choiceOf,
  day,
  described,
  either,
  like,
  listOf,
  moment,
  named,
  number,
  object,
  string,
  uuid,
  whole,
  yesOrNo,
  type Shape,
} from '../../schema/kit/shape.ts';

/** Signed addresses, good for a day. */
export const picture = named('picture', object({ id: uuid, url: string, thumbnailUrl: string, position: whole }));

export const attachment = named(
  'file',
  object(
    { id: uuid, name: string, type: string, size: described(whole, 'Bytes'), url: string },
    { sha256: described(string, 'Of a large file, as hex') },
  ),
);

const said = described(
  either(byName(anything), string),
  'A sentence as its key and values, or plain text from before there were two languages',
);

/** Kind -> what replies carry. What is told of its options, its JSON or its parts stands in the field itself. */
const kinds = {
  text: string,
  longText: string,
  richText: described(string, 'HTML'),
  email: { ...string, format: 'email' },
  digits: string,
  mobile: like(/^[0-9]{10}$/, '9820012345'),
  phone: like(/^[0-9]{10,15}$/, '2226001234'),
  pin: like(/^[1-9][0-9]{5}$/, '400058'),
  url: { ...string, format: 'uri' },
  integer: whole,
  decimal: number,
  money: described(number, 'Rupees, two decimals'),
  weight: described(number, 'Grams, three decimals'),
  percent: number,
  boolean: yesOrNo,
  date: day,
  timestamp: moment,
  choice: anything,
  ref: uuid,
  refs: listOf(uuid),
  file: attachment,
  image: picture,
  images: listOf(picture),
  json: byName(anything),
  said,
  child: anything,
  lines: anything,
} satisfies Record<Kind, Shape>;

/** A value of the field, where there is one. */
export const fieldShape = ({ kind, options, description, shape = kinds[kind] }: FieldInfo): Shape => {
  const known = options ? choiceOf(options) : shape;
  return description === undefined ? known : described(known, description);
};
