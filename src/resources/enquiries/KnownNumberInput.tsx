import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetList, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { isMobile, localMobile } from '../../../schema/kit/checks.ts';
import { openStatus } from '../../../schema/kit/statuses.ts';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import { PhoneInput } from '../kit/inputs/TextInputs.tsx';
import { useMay } from '../kit/useMay.ts';

/** A mobile number, and below it who is known by it and what is open already. */
export function KnownNumberInput(props: KindInputProps) {
  const typed: unknown = useWatch({ name: props.source });
  const number = typeof typed === 'string' ? localMobile(typed) : '';
  return <PhoneInput {...props} help={isMobile(number) ? <Known number={number} /> : undefined} />;
}

const few = { page: 1, perPage: 3 };

function Known({ number }: { number: string }) {
  const translate = useTranslate();
  const own = useRecordContext();
  const { data: contacts = [] } = useGetList(
    'contacts',
    { pagination: few, filter: { mobileNo: number } },
    { enabled: useMay('contacts', 'list') },
  );
  const { data: open = [] } = useGetList(
    'enquiries',
    { pagination: few, filter: { mobileNo: number, statusId: openStatus } },
    { enabled: useMay('enquiries', 'list') },
  );
  const others = open.filter(({ id }) => id !== own?.id);
  return (
    <Box component="span" role="status">
      {contacts.length > 0 && <Found word="contact" resource="contacts" records={contacts} />}
      {contacts.length > 0 && others.length > 0 && ' · '}
      {others.length > 0 && <Found word="open" resource="enquiries" records={others} />}
      {contacts.length + others.length === 0 && translate('enquiries.known.nobody')}
    </Box>
  );
}

type FoundProps = { word: 'contact' | 'open'; resource: string; records: readonly RaRecord[] };

function Found({ word, resource, records }: FoundProps) {
  const translate = useTranslate();
  return (
    <>
      {translate(`enquiries.known.${word}`)}{' '}
      {records.map(({ id, name }, i) => (
        <span key={id}>
          {i > 0 && ', '}
          <Link component={RouterLink} to={`/${resource}/${id}`}>
            {String(name)}
          </Link>
        </span>
      ))}
    </>
  );
}
