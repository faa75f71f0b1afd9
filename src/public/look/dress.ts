import { dark, fonts, light, radius, type Tokens } from '../../theme/tokens.ts';

/** The look's figures as custom properties of an element and all it holds: `primaryPressed` is `--primary-pressed`. */
export function dress({ style }: HTMLElement, tokens: Tokens): void {
  for (const [name, value] of properties(tokens)) style.setProperty(name, value);
  style.colorScheme = tokens.mode;
}

/** The same as a style sheet that follows the system, for pages that are there before any script. */
export function tokensCss(): string {
  const rule = (tokens: Tokens) =>
    `:root{${properties(tokens)
      .map(([name, value]) => `${name}:${value}`)
      .join(';')};color-scheme:${tokens.mode}}`;
  return `${rule(light)}@media (prefers-color-scheme:dark){${rule(dark)}}`;
}

function properties(tokens: Tokens): [name: string, value: string][] {
  const values = { ...tokens, radius: `${radius}px`, textFont: fonts.text, displayFont: fonts.display };
  return Object.entries(values).map(([name, value]) => [`--${kebab(name)}`, value]);
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);
}
