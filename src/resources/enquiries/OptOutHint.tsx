import Alert from '@mui/material/Alert';
import { useRecordContext, useTranslate } from 'react-admin';
import type { Enquiry } from '../../../schema/entities/enquiries.ts';
import { mayBeOptOut } from '../../../schema/rules/optOutWords.ts';
import type { CellProps } from '../kit/columns/cell.ts';
import { Whole } from '../kit/columns/wholes.tsx';
import { LongTextInput } from '../kit/inputs/TextInputs.tsx';
import type { KindInputProps } from '../kit/inputs/kindInput.ts';
import type { RemarkHintProps } from '../kit/remarks/RemarkItem.tsx';

/** Tells staff that a customer's message may ask for no more messages. */
function OptOutHint({ text }: { text: string | null | undefined }) {
  const translate = useTranslate();
  if (!text || !mayBeOptOut(text)) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1, mb: 2 }}>
      {translate('enquiries.mayBeOptOut')}
    </Alert>
  );
}

/** Looks at messages by WhatsApp alone: other texts are the staff's own words. */
function WishHint() {
  const enquiry = useRecordContext<Enquiry>();
  return enquiry?.source === 'whatsapp' ? <OptOutHint text={enquiry.wish} /> : null;
}

export function WishInput(props: KindInputProps) {
  return (
    <div>
      <LongTextInput {...props} />
      <WishHint />
    </div>
  );
}

export function Wish({ value }: CellProps) {
  return (
    <>
      <Whole value={value} />
      <WishHint />
    </>
  );
}

/** A remark of nobody who works here is the customer's next message. */
export function RemarkHint({ remark: { userId, text } }: RemarkHintProps) {
  return userId === null ? <OptOutHint text={text} /> : null;
}
