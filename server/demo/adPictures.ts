import type { AdPicture } from '../../schema/rules/ads.ts';

/** What an ad of the demo looks like: three inks and a drawing in a box of 240 by 240. */
export type AdLook = { ground: string; ink: string; gold: string; drawing: (look: Omit<AdLook, 'drawing'>) => string };

type Text = { name: string; line: readonly [string, string] };

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');
const serif = 'font-family="Georgia, DejaVu Serif, serif"';
const sans = 'font-family="Noto Sans, DejaVu Sans, sans-serif"';

/** The picture as SVG, in the size of its places. */
export const drawAd = (shape: AdPicture, look: AdLook, text: Text): string =>
  shape === 'wide' ? wide(look, text) : square(look, text);

const frame = (width: number, height: number, { ground, gold }: AdLook, inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
  <rect width="${width}" height="${height}" fill="${ground}"/>
  <rect x="18" y="18" width="${width - 36}" height="${height - 36}" rx="10" fill="none" stroke="${gold}" stroke-opacity=".45" stroke-width="2"/>
  ${inside}</svg>`;

const wide = (look: AdLook, { name, line }: Text) =>
  frame(
    1200,
    300,
    look,
    `<g transform="translate(84 30)">${look.drawing(look)}</g>
  <text x="400" y="92" ${sans} font-size="26" letter-spacing="4" fill="${look.gold}">${escaped(name.toUpperCase())}</text>
  <text ${serif} font-size="54" fill="${look.ink}"><tspan x="398" y="164">${escaped(line[0])}</tspan><tspan x="398" y="230">${escaped(line[1])}</tspan></text>`,
  );

const square = (look: AdLook, { name, line }: Text) =>
  frame(
    600,
    600,
    look,
    `<g transform="translate(156 60) scale(1.2)">${look.drawing(look)}</g>
  <text x="300" y="412" text-anchor="middle" ${sans} font-size="24" letter-spacing="4" fill="${look.gold}">${escaped(name.toUpperCase())}</text>
  <text text-anchor="middle" ${serif} font-size="46" fill="${look.ink}"><tspan x="300" y="478">${escaped(line[0])}</tspan><tspan x="300" y="536">${escaped(line[1])}</tspan></text>`,
  );

/** Scales in balance. */
export const scales: AdLook['drawing'] = ({
  gold,
  ink,
}) => `<g fill="none" stroke="${gold}" stroke-width="6" stroke-linecap="round">
  <path d="M120 24v184M76 212h88M28 64h184"/><path d="M28 64l-24 76h48zM212 64l-24 76h48z" stroke-width="4"/></g>
  <path d="M0 140h56a28 24 0 0 1-56 0zM184 140h56a28 24 0 0 1-56 0z" fill="${gold}"/><circle cx="120" cy="24" r="12" fill="${ink}"/>`;

/** Boxes for rings, one of them open. */
export const boxes: AdLook['drawing'] = ({
  gold,
  ink,
  ground,
}) => `<path d="M30 128h180v84a10 10 0 0 1-10 10H40a10 10 0 0 1-10-10z" fill="${gold}"/>
  <path d="M30 128l24-84h132l24 84z" fill="${ink}" fill-opacity=".92"/><path d="M50 128h140v22H50z" fill="${ground}" fill-opacity=".6"/>
  <circle cx="120" cy="104" r="32" fill="none" stroke="${gold}" stroke-width="9"/><path d="M120 44l16 16-16 18-16-18z" fill="${ground}"/>
  <circle cx="120" cy="186" r="8" fill="${ground}"/>`;

/** A vault behind whose door it is safe. */
export const vault: AdLook['drawing'] = ({
  gold,
  ink,
  ground,
}) => `<rect x="20" y="12" width="200" height="200" rx="18" fill="${gold}"/>
  <rect x="38" y="30" width="164" height="164" rx="10" fill="${ground}"/><circle cx="120" cy="112" r="54" fill="none" stroke="${ink}" stroke-width="8"/>
  <path d="M120 70v84M78 112h84M90 82l60 60M150 82l-60 60" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>
  <circle cx="120" cy="112" r="16" fill="${gold}"/><path d="M44 212h40v16H44zM156 212h40v16h-40z" fill="${gold}"/>`;
