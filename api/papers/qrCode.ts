import qrcode from 'qrcode';

/** As SVG, with the quiet edge that scanners want. A quarter of it may be lost. */
export const qrCode = (text: string): string => {
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'Q' });
  const side = modules.size + 2 * edge;
  const squares = Array.from(modules.data, (dark, i) =>
    dark ? `M${(i % modules.size) + edge} ${Math.floor(i / modules.size) + edge}h1v1h-1z` : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${side}v${side}h-${side}z"/><path d="${squares.join('')}"/></svg>`;
};

const edge = 4;
