import Box from '@mui/material/Box';
import { useTranslate, type RaRecord } from 'react-admin';
import { formatCount, none } from '../../../format.ts';
import { columnOf } from '../columns/columns.tsx';
import { LinesChange } from '../lines/LinesChange.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';

type Props = { name: string; values: [was: unknown, becomes: unknown]; record: RaRecord };

/** What a field was and what it became; where there was nothing before, what it is. */
export function FieldChange({ name, values: [was, becomes], record }: Props) {
  const entity = useEntity();
  const { label } = useWords(entity);
  const { Show: Usual, info } = columnOf(entity, name);
  // Of a picture it is kept whether there was one, and not what it showed.
  const own = { images: CountCell, image: ThereCell, json: FactsCell } as Partial<Record<string, typeof Usual>>;
  const Show = own[info.kind] ?? Usual;
  const isList = info.kind === 'json' && Array.isArray(was ?? becomes);
  // An embedded title belongs to the record as it is now, so references of the past are looked up.
  const bare = { ...record, ...(info.embed && { [info.embed]: undefined }) };
  return (
    <Box sx={line}>
      <span>{label(name)}:</span>
      {info.kind === 'lines' ? (
        <LinesChange info={info} was={was} becomes={becomes} />
      ) : info.kind === 'images' && isReordered(was, becomes) ? (
        <Reordered />
      ) : isList ? (
        <ListChange name={name} was={was as unknown[] | null} becomes={becomes as unknown[] | null} />
      ) : (
        <>
          {!isNothing(was) && (
            <>
              <del>
                <Show value={was} info={info} record={bare} />
              </del>
              <span aria-hidden>→</span>
            </>
          )}
          <ins style={{ textDecoration: 'none' }}>
            <Show value={becomes} info={info} record={bare} />
          </ins>
        </>
      )}
    </Box>
  );
}

type ListProps = { name: string; was: unknown[] | null; becomes: unknown[] | null };

/** Of a list what came and what went, each by its name where it has one; of one that is new or gone how long it is. */
export function ListChange({ name, was, becomes }: ListProps) {
  const translate = useTranslate();
  const { resource } = useEntity();
  if (!was || !becomes) return <span>{formatCount((was ?? becomes)!.length)}</span>;
  const nameOf = (item: unknown) =>
    translate(`resources.${resource}.values.${name}.${String(item)}`, { _: String(item) });
  const came = becomes.filter(item => !was.includes(item)).map(item => `+ ${nameOf(item)}`);
  const went = was.filter(item => !becomes.includes(item)).map(item => `− ${nameOf(item)}`);
  return <span>{[...came, ...went].join(', ') || translate('kit.history.as_before')}</span>;
}

function CountCell({ value }: { value?: unknown }) {
  const translate = useTranslate();
  const count = Array.isArray(value) ? value.length : 0;
  return count ? translate('kit.pictures.count', { smart_count: count }) : translate('kit.pictures.none');
}

function ThereCell({ value }: { value?: unknown }) {
  return value ? '✓' : none;
}

/** Of facts that belong together those that a person reads. */
function FactsCell({ value }: { value?: unknown }) {
  const facts = Object.values((value ?? {}) as object).filter(fact => typeof fact !== 'object' && !isId(fact));
  return facts.map(String).join(', ') || none;
}

const isId = (fact: unknown) => typeof fact === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(fact);

function Reordered() {
  const translate = useTranslate();
  return <span>{translate('kit.pictures.reordered')}</span>;
}

/** Ids in the order of then and of now. */
function isReordered(was: unknown, becomes: unknown): boolean {
  return Array.isArray(was) && Array.isArray(becomes) && was.length === becomes.length;
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';

const line = { typography: 'body2', color: 'text.secondary', display: 'flex', flexWrap: 'wrap', columnGap: 0.75 };
