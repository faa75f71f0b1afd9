import type { RaRecord } from 'react-admin';
import { isTold } from '../columns/cell.ts';
import { Sections } from '../form/Sections.tsx';
import { Facts, type FactsShape } from './Facts.tsx';

type Props = FactsShape & { record: RaRecord; fields: readonly string[] };

/** What there is to read of a record, laid out as its form is. */
export function FactSections({ record, fields, shows = {} }: Props) {
  const told = fields.filter(name => shows[name] ?? isTold(record[name]));
  return (
    <div>
      <Sections fields={told}>{rows => <Facts record={record} fields={rows.flat()} shows={shows} />}</Sections>
    </div>
  );
}
