import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { Form, ResourceContextProvider, useCanBlock } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { messages } from '../../../../schema/entities/messages.ts';
import { Guarded } from '../../../forms/Leaving.tsx';
import { holdInput } from '../../../dataProvider/renewal.ts';
import { FirstError } from '../../kit/form/FirstError.tsx';
import { handedFile } from '../handedFile.ts';
import { AboutMeeting } from './AboutMeeting.tsx';
import { Audience } from './Audience.tsx';
import { AutoName } from './AutoName.tsx';
import { ConfirmSending } from './ConfirmSending.tsx';
import { emptyDraft } from './draft.ts';
import { LivePreview } from './LivePreview.tsx';
import { SendBar } from './SendBar.tsx';
import { Timing } from './Timing.tsx';
import { useResolver } from './useResolver.ts';
import { useSending } from './useSending.ts';
import { WhatItSays } from './WhatItSays.tsx';

/** The form of a message: to whom, what, when; beside it the phone. */
export function Composer() {
  const canBlock = useCanBlock();
  const resolver = useResolver();
  const { submit, asked, isSending } = useSending();
  const file = handedFile((useLocation().state as { file?: unknown } | null)?.file);
  useEffect(holdInput, []);
  return (
    <ResourceContextProvider value={messages.resource}>
      <Form
        noValidate
        shouldFocusError={false}
        disableInvalidFormNotification
        defaultValues={{ ...emptyDraft, headerMedia: file }}
        resolver={resolver}
        onSubmit={submit}
      >
        {canBlock && !isSending && <Guarded />}
        <AutoName />
        <Unloading />
        <Box sx={columns}>
          <Box sx={{ gridArea: 'what', ...part }}>
            <AboutMeeting />
            <Audience />
            <WhatItSays />
          </Box>
          <Box sx={{ gridArea: 'phone', ...sticky }}>
            <LivePreview />
          </Box>
          <Box sx={{ gridArea: 'when', ...part }}>
            <Timing />
          </Box>
        </Box>
        <SendBar />
        <FirstError />
      </Form>
      {asked && <ConfirmSending {...asked} isSending={isSending} />}
    </ResourceContextProvider>
  );
}

/** Closing or reloading the tab asks too, once something was typed. */
function Unloading() {
  const { dirtyFields, isSubmitSuccessful } = useFormState();
  const isTyped = Object.keys(dirtyFields).length > 0 && !isSubmitSuccessful;
  useEffect(() => {
    if (!isTyped) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isTyped]);
  return null;
}

const part = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };
const sticky = { position: { md: 'sticky' }, top: { md: 72 }, minWidth: 0 };

/** On a phone the preview stands where its words were just written. */
const columns = {
  display: 'grid',
  columnGap: 5,
  rowGap: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 640px) minmax(280px, 340px)' },
  gridTemplateAreas: { xs: '"what" "phone" "when"', md: '"what phone" "when phone"' },
  gridTemplateRows: { md: 'auto 1fr' },
};
