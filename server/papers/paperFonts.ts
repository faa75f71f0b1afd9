import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkitten';

const { resolve } = createRequire(import.meta.url);

const weights = ['400Regular', '700Bold'] as const;

type Name = { package: string; face: string; family: string; weights?: readonly string[] };

/**
 * The fonts of papers, in the order in which a character looks for its glyph: Latin and Devanagari first, then the other scripts of India's
 * Eighth Schedule, more of Latin, emoji as outlines, and signs, among them the one that stands for a character that no font has.
 */
const names: readonly Name[] = [
  { package: 'mukta', face: 'Mukta', family: 'Mukta' },
  { package: 'mukta-malar', face: 'MuktaMalar', family: 'Mukta Malar' },
  { package: 'mukta-vaani', face: 'MuktaVaani', family: 'Mukta Vaani' },
  ...['Telugu', 'Kannada', 'Malayalam', 'Bengali', 'Gurmukhi', 'Oriya', 'Ol Chiki', 'Meetei Mayek', 'Arabic', ''].map(
    noto,
  ),
  { package: 'noto-emoji', face: 'NotoEmoji', family: 'Noto Emoji' },
  { package: 'noto-sans-symbols-2', face: 'NotoSansSymbols2', family: 'Noto Sans Symbols 2', weights: ['400Regular'] },
];

function noto(script: string): Name {
  const family = `Noto Sans ${script}`.trim();
  return { package: family.toLowerCase().replaceAll(' ', '-'), face: family.replaceAll(' ', ''), family };
}

/** A family whose files are read when the first character needs them. */
export class PaperFont {
  readonly family: string;
  readonly #name: Name;
  #faces: Buffer[] | undefined;
  #signs: ReadonlySet<number> | undefined;

  constructor(name: Name) {
    this.#name = name;
    this.family = name.family;
  }

  /** The bytes of its weights. */
  get faces(): Buffer[] {
    const { package: source, face } = this.#name;
    return (this.#faces ??= (this.#name.weights ?? weights).map(weight =>
      readFileSync(resolve(`@expo-google-fonts/${source}/${weight}/${face}_${weight}.ttf`)),
    ));
  }

  /** The code points that every weight has a glyph for. */
  has(sign: string): boolean {
    this.#signs ??= new Set(signsOf(this.faces[0]!));
    return this.#signs.has(sign.codePointAt(0)!);
  }
}

const signsOf = (bytes: Buffer): number[] => {
  const font = create(bytes);
  if (!('characterSet' in font)) throw new Error('A font of papers is a collection');
  // A font may list a code point, as U+FFFF at the end of its table, and have no glyph for it. Private signs mean something else in each font.
  return font.characterSet.filter(
    sign => font.hasGlyphForCodePoint(sign) && !/\p{Co}/u.test(String.fromCodePoint(sign)),
  );
};

export const paperFonts: readonly PaperFont[] = names.map(name => new PaperFont(name));
