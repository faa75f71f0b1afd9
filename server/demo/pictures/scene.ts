import type { Random } from '../random.ts';
import { gemDefs } from './gems.ts';
import { metalDefs, stops, type Metal } from './metals.ts';
import type { Drawing } from './shapes.ts';

/** Light and edge of the paper, and the tone of what stands behind the piece. */
const papers = [
  { light: '#fffdf8', edge: '#efe7d8', prop: '#f6efe1' },
  { light: '#fcfdfa', edge: '#dfe6dc', prop: '#ecf1e8' },
  { light: '#fffaf7', edge: '#eedfd6', prop: '#f8ebe3' },
  { light: '#fcfcfb', edge: '#e2e1dc', prop: '#eeede8' },
  { light: '#fbfcfc', edge: '#dae2e2', prop: '#e8eeee' },
];

const props = [
  '<path d="M190 800V420a210 210 0 0 1 420 0v380z" fill="url(#prop)"/>',
  '<circle cx="400" cy="400" r="300" fill="url(#prop)"/>',
  '<path d="M0 560C200 500 420 640 800 540V800H0z" fill="url(#prop)"/>',
  '',
];

export type Frame = { x: number; y: number; zoom: number };

/** The whole picture: paper, perhaps an arch or a disc, the piece and its soft shadow. */
export const scene = (metal: Metal, random: Random, { x, y, zoom }: Frame, drawing: Drawing): string => {
  const { light, edge, prop } = random.pick(papers);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 800" width="640" height="640"><defs>
<radialGradient id="paper" cx=".42" cy=".36" r=".85">${stops([
    [0, light],
    [0.5, light],
    [1, edge],
  ])}</radialGradient>
<linearGradient id="prop" x1="0" y1="0" x2=".6" y2="1">${stops([
    [0, prop],
    [1, edge],
  ])}</linearGradient>
<filter id="shadow" color-interpolation-filters="sRGB" x="-.2" y="-.2" width="1.5" height="1.5"><feDropShadow dx="14" dy="22" stdDeviation="16" flood-color="#3a2a12" flood-opacity=".3"/></filter>
${metalDefs(metal)}${gemDefs}</defs>
<rect width="800" height="800" fill="url(#paper)"/>${random.pick(props)}
<g filter="url(#shadow)"><g transform="translate(400 400) scale(${zoom}) translate(${-x} ${-y})">${drawing}</g></g></svg>`;
};
