/** @jsxImportSource preact */
import { trapField } from '../../../../schema/kit/publicForm.ts';
import { givenAnswers, type PublicMeeting } from '../../../../schema/rules/meetings.ts';
import { inLanguage } from '../../way.ts';
import { fill, words } from '../../words.ts';
import { useVisit } from '../visit.ts';

type Guest = NonNullable<PublicMeeting['guest']>;

/** What somebody who was invited sees and says. */
export function ForGuest({ guest, isOpen }: { guest: Guest; isOpen: boolean }) {
  const { name, agenda, place, link, hasLink } = guest;
  return (
    <>
      {isOpen && <Answer guest={guest} />}
      {link && (
        <p class="join">
          <a class="button" href={link} rel="noreferrer noopener">
            {words.meeting.join}
          </a>
        </p>
      )}
      <dl class="facts">
        {place && <Fact label={words.meeting.place} value={place} />}
        {hasLink && !link && isOpen && <Fact label={words.meeting.link} value={words.meeting.linkLater} />}
        {agenda && <Fact label={words.meeting.agenda} value={agenda} />}
      </dl>
      {isOpen && <ToCalendar />}
      <p class="quiet note">{fill(words.meeting.yours, { name })}</p>
    </>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Answer({ guest: { name, answer } }: { guest: Guest }) {
  const { pathname, search } = useVisit();
  const i = new URLSearchParams(search).get('i') ?? '';
  return (
    <form method="post" action={`${pathname}?i=${encodeURIComponent(i)}`} class="answer">
      <h2>{fill(words.meeting.ask, { name })}</h2>
      <input type="hidden" name="i" value={i} />
      <div class="answers">
        {givenAnswers.map(one => (
          <button key={one} type="submit" name="answer" value={one} class="button plain" aria-pressed={one === answer}>
            {words.meeting.answers[one]}
          </button>
        ))}
      </div>
      <label class="trap" aria-hidden="true">
        {words.publicForm.notYou}
        <input name={trapField} tabIndex={-1} autocomplete="off" />
      </label>
    </form>
  );
}

function ToCalendar() {
  const { pathname, search } = useVisit();
  const { path } = inLanguage(pathname.replace(/\/+$/, ''));
  const i = new URLSearchParams(search).get('i') ?? '';
  return (
    <p>
      <a href={`/api/public/meetings${path}/calendar?i=${encodeURIComponent(i)}`} download="meeting.ics">
        {words.meeting.calendar}
      </a>
    </p>
  );
}
