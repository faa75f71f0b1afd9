/** @jsxImportSource preact */
import { useEffect, useState } from 'preact/hooks';
import { endOfMeeting, meetingTime, type PublicMeeting } from '../../../../schema/rules/meetings.ts';
import { pageLanguage } from '../../../i18n/language.ts';
import { get } from '../../call.ts';
import { inLanguage, way } from '../../way.ts';
import { fill, words } from '../../words.ts';
import { OtherLanguages } from '../OtherLanguages.tsx';
import { useVisit } from '../visit.ts';
import { Countdown } from './Countdown.tsx';
import { ForGuest } from './ForGuest.tsx';
import './meeting.css';

/** a meeting for whoever has its address; for whoever was invited with all they need. Works without script. */
export function Meeting() {
  const meeting = useShownMeeting();
  return (
    <div class="visitor meeting-page">
      {meeting ? <Shown {...meeting} /> : <Missing />}
      <footer>
        <OtherLanguages />
        <p class="quiet">
          <a href={way('/')}>{words.publicPage.made}</a>
        </p>
      </footer>
    </div>
  );
}

/** Written by the server; asked for by the page only where a development server sent it empty. */
function useShownMeeting(): PublicMeeting | undefined {
  const { meeting, pathname, search } = useVisit();
  const [shown, setShown] = useState(meeting);
  useEffect(() => {
    const { path } = inLanguage(pathname.replace(/\/+$/, ''));
    if (!meeting) get<PublicMeeting>(`/public/meetings${path}${personal(search)}`).then(setShown, () => {});
  }, [meeting, pathname, search]);
  return shown;
}

function personal(search: string): string {
  const i = new URLSearchParams(search).get('i');
  return i ? `?i=${encodeURIComponent(i)}` : '';
}

function Shown(meeting: PublicMeeting) {
  const { shop, title, startsAt, isCancelled, guest } = meeting;
  const { message, search, now = '' } = useVisit();
  const isOver = endOfMeeting(meeting).toISOString() <= now;
  return (
    <main id="main">
      <p class="of-shop">{shop}</p>
      <h1>{title}</h1>
      <p class={isCancelled ? 'when off' : 'when'}>
        <time dateTime={startsAt}>{meetingTime(meeting, pageLanguage())}</time>
      </p>
      {isCancelled ? (
        <p class="called-off" role="status">
          {words.meeting.cancelled}
        </p>
      ) : (
        <Countdown meeting={meeting} />
      )}
      {new URLSearchParams(search).has('sent') && !message && guest && (
        <p class="noted" role="status">
          {fill(words.meeting.noted, { answer: words.meeting.answers[guest.answer] })}
        </p>
      )}
      {message && (
        <p class="called-off" role="alert">
          {message}
        </p>
      )}
      {guest ? (
        <ForGuest guest={guest} isOpen={!isCancelled && !isOver} />
      ) : (
        <p class="quiet note">{words.meeting.invitedOnly}</p>
      )}
    </main>
  );
}

/** It may well be there where only the server is too busy to say. */
function Missing() {
  const { message } = useVisit();
  return (
    <main id="main" {...(!message && { 'data-status': '404' })}>
      <h1>{message ?? words.meeting.missing}</h1>
      {!message && <p class="lead">{words.meeting.missingText}</p>}
    </main>
  );
}
