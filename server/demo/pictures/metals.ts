/** Four tones from shadow to reflection make any metal. */
export type Metal = { dark: string; mid: string; light: string; shine: string };

export const metals = {
  gold: { dark: '#7d4f0e', mid: '#c98d22', light: '#f1cd6b', shine: '#fff5d0' },
  rose: { dark: '#87452f', mid: '#cd8568', light: '#f2c2a8', shine: '#fff0e7' },
  silver: { dark: '#59636b', mid: '#a3adb5', light: '#dfe5e9', shine: '#ffffff' },
} satisfies Record<string, Metal>;

export type MetalName = keyof typeof metals;

type Stops = readonly (readonly [number, string])[];

/** `#body` runs over the whole picture, `#ball`, `#plate`, `#wall` and `#hollow` over the shape they fill. */
export const metalDefs = (metal: Metal): string => {
  const { dark, mid, light, shine } = metal;
  const linear = (id: string, place: string, list: Stops) =>
    `<linearGradient id="${id}" ${place}>${stops(list)}</linearGradient>`;
  const plate = linear('plate', 'x1=".1" y1="0" x2=".8" y2="1"', evenly(shine, light, mid, dark));
  const hollow = linear('hollow', '', evenly(mid, dark, mid, light, mid, dark));
  const wall = linear('wall', '', evenly(dark, shine, mid, light, mid, light, dark));
  const body = linear(
    'body',
    `gradientUnits="userSpaceOnUse" x1="140" y1="140" x2="660" y2="700"`,
    evenly(light, shine, mid, light, dark, mid, light, mid),
  );
  return `${plate}${hollow}${wall}${body}<radialGradient id="ball" cx=".36" cy=".3" r=".78">${stops(evenly(shine, light, mid, dark))}</radialGradient>`;
};

const evenly = (...colours: string[]): Stops => colours.map((colour, i) => [i / (colours.length - 1), colour]);

export const stops = (list: Stops): string =>
  list.map(([offset, colour]) => `<stop offset="${offset.toFixed(2)}" stop-color="${colour}"/>`).join('');
