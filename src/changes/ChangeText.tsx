import { ResourceContextProvider } from 'react-admin';
import type { ChangedField, ChangePart, ChangeReport } from '../../schema/kit/changeReport.ts';
import type { AnyEntity } from '../../schema/kit/defineEntity.ts';
import type { Kind } from '../../schema/kit/meta.ts';
import { entityOf } from '../entityOf.ts';
import { FieldChange } from '../resources/kit/history/FieldChange.tsx';
import { useWords } from '../resources/kit/useWords.ts';
import { useChangeWords } from './useChangeWords.ts';

/** What was changed and in which fields; where they are few, what each was and became. */
export function ChangeText({ report }: { report: ChangeReport }) {
  const { told } = useChangeWords();
  const [part] = report.parts;
  const hasFields = part && !report.import && !report.merge && part.fields.length > 0;
  return hasFields ? <WithFields text={told(report)} part={part} /> : <span>{told(report)}</span>;
}

/** More than these are named alone. */
const mostTold = 2;
const tooLong: readonly Kind[] = ['longText', 'richText', 'json'];

function WithFields({ text, part: { entity: name, fields, first } }: { text: string; part: ChangePart }) {
  const entity = entityOf(name)!;
  const { label } = useWords(entity);
  const { say } = useChangeWords();
  if (fields.length > mostTold || !fields.every(field => isTold(field, entity)))
    return <span>{say('in_fields', { what: text, fields: fields.map(({ name }) => label(name)).join(', ') })}</span>;
  return (
    <ResourceContextProvider value={entity.resource}>
      <span>{text}</span>
      {fields.map(({ name, was, becomes }) => (
        <FieldChange key={name} name={name} values={[was, becomes]} record={{ id: first[0]?.id ?? '' }} />
      ))}
    </ResourceContextProvider>
  );
}

const isTold = ({ name, becomes }: ChangedField, { info }: AnyEntity) =>
  becomes !== undefined && !tooLong.includes(info[name]?.kind ?? 'json');
