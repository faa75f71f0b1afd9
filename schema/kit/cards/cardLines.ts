/** One line of an address book's card: `TEL;TYPE=CELL,PREF:+91 98200 11111`. `value` is still escaped. */
export type CardLine = { name: string; types: readonly string[]; value: string };
export type Card = readonly CardLine[];

/** Own cards say by it that an e-mail is somebody's second though there is no first. */
export const secondType = 'x-second';

/**
 * The cards of a .vcf file, versions 2.1 to 4.0, as phones write them: folded or not, quoted-printable in any charset,
 * plain bytes that are no UTF-8. Pictures are passed over. A line that is none is left out.
 */
export function* cardsIn(file: Uint8Array): Generator<Card> {
  let card: CardLine[] | undefined;
  for (const text of logicalLines(file)) {
    if (/^begin:vcard\s*$/i.test(text)) card = [];
    else if (/^end:vcard\s*$/i.test(text)) {
      if (card) yield card;
      card = undefined;
    } else {
      const line = card && lineOf(text);
      if (line) card!.push(line);
    }
  }
}

/** Whether a file says of itself that it holds cards, in whatever encoding. */
export const holdsCards = (file: Uint8Array): boolean =>
  /^\s*begin:vcard/i.test(String.fromCharCode(...file.subarray(0, 80).filter(byte => byte > 0 && byte < 0x80)));

/** Lines put together again, one character for each byte: what bytes mean is known when the line's charset is. */
function* logicalLines(file: Uint8Array): Generator<string> {
  let held: string | undefined;
  for (const line of physicalLines(inBytes(file))) {
    if (held === undefined) held = line;
    else if (isSoftBroken(held)) held = held.slice(0, -1) + line;
    else if (/^[ \t]/.test(line)) held += line.slice(1);
    else {
      yield held;
      held = line;
    }
  }
  if (held !== undefined) yield held;
}

const isSoftBroken = (text: string) => text.endsWith('=') && /^[^:]*quoted-printable/i.test(text);

/** UTF-16 becomes UTF-8; a byte order mark goes. */
const inBytes = (file: Uint8Array): Uint8Array => {
  const [first, second, third] = file;
  const wide = (first === 0xff && second === 0xfe) || (first === 0x42 && second === 0);
  if (wide) return new TextEncoder().encode(new TextDecoder('utf-16le').decode(file));
  if (first === 0xfe && second === 0xff) return new TextEncoder().encode(new TextDecoder('utf-16be').decode(file));
  return first === 0xef && second === 0xbb && third === 0xbf ? file.subarray(3) : file;
};

/** Nobody's name or number; a picture on a single line is longer. */
const longest = 16_384;
const windowSize = 32_768;

function* physicalLines(bytes: Uint8Array): Generator<string> {
  let begun = '';
  let isPicture = false;
  for (let at = 0; at <= bytes.length; at += windowSize) {
    const lines = (begun + latin(bytes.subarray(at, at + windowSize))).split('\n');
    begun = at + windowSize > bytes.length ? '' : lines.pop()!.slice(0, longest);
    for (const whole of lines) {
      const line = whole.replace(/\r$/, '');
      const goesOn = /^[ \t]/.test(line) || line === '';
      isPicture = goesOn ? isPicture : picture.test(line);
      // A line left empty ends one that was to go on.
      if (!isPicture) yield line;
      else if (!goesOn) yield `${picture.exec(line)![1]!}:passed over`;
    }
  }
}

const picture = /^(?:[\w-]+\.)?(photo|logo|sound|key)[;:]/i;
const latin = (bytes: Uint8Array): string => Reflect.apply(String.fromCharCode, null, bytes);

const lineOf = (text: string): CardLine | undefined => {
  const [, head, rest] = /^((?:[^":]|"[^"]*")+):(.*)$/s.exec(text) ?? [];
  if (head === undefined || rest === undefined) return undefined;
  const [name, ...parameters] = head.match(/(?:[^";]|"[^"]*")+/g) ?? [];
  const given = parameters.map(parameter => parameterOf(parameter));
  const valuesOf = (wanted: string) => given.filter(({ name }) => name === wanted).flatMap(({ values }) => values);
  const isQuoted = /quoted-printable/i.test(valuesOf('encoding').join());
  return {
    name: (name ?? '').replace(/^.*\./, '').trim().toUpperCase(),
    types: [...valuesOf('type'), ...(valuesOf('pref').length ? ['pref'] : [])],
    value: decoded(isQuoted ? unquoted(rest) : rest, valuesOf('charset')[0]).trim(),
  };
};

/** Version 2.1 leaves the names of parameters away: `TEL;CELL;PREF:`. */
const parameterOf = (text: string) => {
  const [, name = '', list = ''] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
  const values = (name ? list : text)
    .replaceAll('"', '')
    .split(',')
    .map(value => value.trim().toLowerCase());
  if (name) return { name: name.toLowerCase(), values };
  return { name: /^(quoted-printable|base64|8bit|7bit)$/.test(values[0]!) ? 'encoding' : 'type', values };
};

const unquoted = (text: string) =>
  text.replace(/=([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** In the charset that the line names, else UTF-8, else what Windows writes. */
const decoded = (text: string, charset: string | undefined): string => {
  if (!/[\u0080-\u00ff]/.test(text)) return text;
  const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0));
  // A phone may cut a long text in the middle of a letter.
  if (charset && isKnown(charset)) return new TextDecoder(charset).decode(bytes).replaceAll('\ufffd', '');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
};

const isKnown = (charset: string): boolean => {
  try {
    return Boolean(new TextDecoder(charset));
  } catch {
    return false;
  }
};
