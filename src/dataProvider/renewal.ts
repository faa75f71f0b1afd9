/**
 * A session may end while somebody is typing. Then the input stays and a dialog asks for the password: this module lets
 * the one place that sends calls ask, without knowing who shows the dialog.
 */
type Ask = () => Promise<boolean>;

let ask: Ask | null = null;
let asked: Promise<boolean> | null = null;
let held = 0;

/** Whoever can show the dialog. Returns the way to stop. */
export function offerRenewal(how: Ask): () => void {
  ask = how;
  return () => {
    if (ask === how) ask = null;
  };
}

/** Something on screen holds input that must not be lost: a form or a dialog. Returns the way to let go. */
export function holdInput(): () => void {
  held += 1;
  return () => {
    held -= 1;
  };
}

export function holdsInput(): boolean {
  return held > 0;
}

/** True once the person signed in again. Calls that fail together share one question; nobody to ask means no. */
export function renewSession(): Promise<boolean> {
  asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
    asked = null;
  });
  return asked;
}
