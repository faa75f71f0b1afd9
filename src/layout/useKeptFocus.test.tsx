import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { expect, it, onTestFinished } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';
import { headingId } from './useStartingPoint.ts';

type Step = 'received' | 'busy' | 'working' | 'asked' | 'gone';

/** A document's buttons: each step takes its button away. */
function Page() {
  useKeptFocus();
  const [step, setStep] = useState<Step>('received');
  const to = (next: Step) => () => setStep(next);
  return (
    <>
      <h1 id={headingId} tabIndex={-1}>
        R-1
      </h1>
      <main>
        <div>
          {(step === 'received' || step === 'busy') && (
            <button disabled={step === 'busy'} aria-busy={step === 'busy'} onClick={to('busy')}>
              Start
            </button>
          )}
          {step === 'working' && <button onClick={to('asked')}>Finish</button>}
          {step === 'working' && <button onClick={to('gone')}>Remove</button>}
          {step === 'asked' && <button>Finish</button>}
        </div>
        <button onClick={to('working')}>Reply</button>
      </main>
      {step === 'asked' && (
        <div role="dialog" aria-label="Sure?">
          <button onClick={to('working')} ref={it => it?.focus()}>
            Yes
          </button>
        </div>
      )}
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const start = async () => {
  render(<Page />);
  await userEvent.tab();
  expect(button('Start')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
};

it('what takes the place of a button whose step is done has the focus', async () => {
  await start();
  // While it is busy nothing else is taken for it.
  expect(button('Start')).toBeDisabled();
  act(() => button('Reply').click());
  await waitFor(() => expect(button('Finish')).toHaveFocus());
});

it('a dialog that is gone gives it back to what opened it', async () => {
  await start();
  act(() => button('Reply').click());
  await waitFor(() => expect(button('Finish')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Yes')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(button('Finish')).toHaveFocus());
});

it('where nothing is left in its place the page’s heading has it', async () => {
  await start();
  act(() => button('Reply').click());
  await waitFor(() => expect(button('Finish')).toHaveFocus());
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

/** A dialog whose button is busy from the press until it is told otherwise. */
function Dialog() {
  useKeptFocus();
  const [isBusy, setBusy] = useState(false);
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      {isOpen && (
        <div
          role="dialog"
          tabIndex={-1}
          aria-label="Receipt"
          onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}
        >
          <button disabled={isBusy} aria-busy={isBusy} onClick={() => setBusy(true)}>
            Save
          </button>
        </div>
      )}
      <button onClick={() => setBusy(false)}>Sent</button>
    </main>
  );
}

it('while its button is busy a dialog answers keys, and then the button has the focus again', async () => {
  render(<Dialog />);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  act(() => button('Sent').click());
  await waitFor(() => expect(button('Save')).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A dialog whose button goes away as it is pressed. */
function Withdrawal() {
  useKeptFocus();
  const [step, setStep] = useState<'there' | 'withdrawn' | 'closed'>('there');
  if (step === 'closed') return null;
  return (
    <div
      role="dialog"
      tabIndex={-1}
      aria-label="Address"
      onKeyDown={({ key }) => key === 'Escape' && setStep('closed')}
    >
      {step === 'there' ? (
        <button key="withdraw" onClick={() => setStep('withdrawn')}>
          Withdraw
        </button>
      ) : (
        <button key="make">Make</button>
      )}
    </div>
  );
}

it('in a dialog what takes the place of a button has the focus', async () => {
  render(
    <>
      <h1 id={headingId} tabIndex={-1}>
        R-1
      </h1>
      <Withdrawal />
    </>,
  );
  await userEvent.keyboard('{Tab}{Enter}');
  await waitFor(() => expect(button('Make')).toHaveFocus());
});

it('an Escape that comes before the focus has its new place is not lost', async () => {
  render(<Withdrawal />);
  await userEvent.keyboard('{Tab}');
  act(() => button('Withdraw').click());
  expect(document.body).toHaveFocus();
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
});

/** A button in a frame of its own among others, which is gone or disabled once it is pressed. */
function Buttons({
  before,
  after,
  onPress,
}: {
  before: ReactNode;
  after: ReactNode;
  onPress: () => 'gone' | 'disabled';
}) {
  useKeptFocus();
  const [step, setStep] = useState<'gone' | 'disabled'>();
  return (
    <>
      <h1 id={headingId} tabIndex={-1}>
        R-1
      </h1>
      <main>
        <div>
          {before}
          <span>
            {step !== 'gone' && (
              <button disabled={step === 'disabled'} onClick={() => setStep(onPress())}>
                Go
              </button>
            )}
          </span>
          {after}
        </div>
      </main>
    </>
  );
}
const pressGo = async (buttons: ComponentProps<typeof Buttons>) => {
  render(<Buttons {...buttons} />);
  act(() => button('Go').focus());
  await userEvent.keyboard('{Enter}');
};
const [first, second, last] = ['First', 'Second', 'Last'].map(name => <button key={name}>{name}</button>);
const hidden = (
  <div key="hidden" aria-hidden="true">
    <button>Hidden</button>
  </div>
);
const skipped = (
  <button key="skipped" tabIndex={-1}>
    Skipped
  </button>
);

it.each([
  ['a button that is gone', first, last, 'gone', 'Last'],
  ['a button that is disabled', first, last, 'disabled', 'Last'],
  ['the last button', [first, second], null, 'gone', 'Second'],
  ['a button before a hidden one', first, [hidden, last], 'gone', 'Last'],
  ['a button before one that Tab passes over', first, [skipped, last], 'gone', 'Last'],
] as const)('the focus goes from %s to its nearest neighbour', async (_, before, after, step, name) => {
  await pressGo({ before, after, onPress: () => step });
  await waitFor(() => expect(button(name)).toHaveFocus());
});

it('on another page its heading has the focus', async () => {
  const onPress = () => {
    history.pushState(null, '', '/elsewhere');
    return 'gone' as const;
  };
  onTestFinished(() => history.replaceState(null, '', '/'));
  await pressGo({ before: first, after: last, onPress });
  await waitFor(() => expect(screen.getByRole('heading')).toHaveFocus());
});

it('whoever uses a pointer keeps their own way', async () => {
  render(<Page />);
  await userEvent.click(button('Start'));
  act(() => button('Reply').click());
  await new Promise(requestAnimationFrame);
  expect(document.body).toHaveFocus();
});
