import { asciiDigits } from '../../../../schema/kit/asciiDigits.ts';

/** A key as a scanner presses it: its place on the keyboard, and the text that the layout of the device made of it. */
export type ScanKey = { code: string; key: string; shift: boolean; capsLock: boolean; at: number };

/** Milliseconds from key to key, on average. Scanners need less than 20, people more than 60. */
const slowestScan = 45;
/** A code of fewer keys says nothing about who typed it. */
const fewestKeys = 3;

/** Control characters: scanners frame a code with STX, ETX, CR or LF, and separate its parts with GS. */
const controls = /\p{Cc}/gu;
/** ISO/IEC 15424: the kind of barcode, as `]C1` for GS1-128 and `]Q3` for QR. */
const aimId = /^\][A-Za-z][0-9A-Za-z]/;

/** Characters that a scanner may put around a code: `]C1` and spaces. */
export const longestFrame = 8;

/** Returns true where a scanner put something around the code. */
export const isFramed = (typed: string): boolean => typed.search(controls) >= 0 || aimId.test(typed.trim());

/** Returns the code alone: without frame characters, the barcode's kind, and spaces before and after. */
export function readScan(typed: string): string {
  return typed.replace(controls, '').trim().replace(aimId, '').trim();
}

/**
 * Reads a code that a scanner typed. Scanners press the keys of a US keyboard: where the device has another layout or Caps Lock is on,
 * the places of the keys tell the code. Slow typing is a person's and stays as it is, but for digits of other scripts.
 */
export function readTyped(typed: string, keys: readonly ScanKey[]): string {
  const printable = keys.filter(({ key }) => key.length === 1);
  const pressed = isScanned(keys) && printable.length === typed.length ? usText(printable) : null;
  const isOtherLayout = pressed !== null && !isAscii(typed);
  const isOtherCase = pressed?.toLowerCase() === typed.toLowerCase() && printable.some(({ capsLock }) => capsLock);
  return readScan(pressed !== null && (isOtherLayout || isOtherCase) ? pressed : asciiDigits(typed));
}

/** Returns true where the keys came faster than a person types. */
export function isScanned(keys: readonly ScanKey[]): boolean {
  if (keys.length < fewestKeys) return false;
  return (keys.at(-1)!.at - keys[0]!.at) / (keys.length - 1) <= slowestScan;
}

/** Null where a key has no known place: keyboards on glass tell none. */
function usText(keys: readonly ScanKey[]): string | null {
  const signs = keys.map(({ code, shift }) => signOf(code, shift));
  return signs.every(sign => sign !== undefined) ? signs.join('') : null;
}

function signOf(code: string, shift: boolean): string | undefined {
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (letter) return shift ? letter : letter.toLowerCase();
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  if (digit) return shift && code.startsWith('Digit') ? ')!@#$%^&*('[Number(digit)] : digit;
  return others[code]?.[shift ? 1 : 0];
}

/** Plain and with Shift. */
const others: Record<string, string> = {
  Minus: '-_',
  Equal: '=+',
  BracketLeft: '[{',
  BracketRight: ']}',
  Backslash: '\\|',
  Semicolon: ';:',
  Quote: '\'"',
  Backquote: '`~',
  Comma: ',<',
  Period: '.>',
  Slash: '/?',
  Space: '  ',
  NumpadSubtract: '--',
  NumpadAdd: '++',
  NumpadDecimal: '..',
  NumpadDivide: '//',
  NumpadMultiply: '**',
};

const isAscii = (text: string) => /^\p{ASCII}*$/u.test(text);
