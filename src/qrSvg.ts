const look = { errorCorrectionLevel: 'Q', margin: 4 } as const;

/** A QR code as the address of a picture: with the quiet edge that scanners want, and on white in the dark too. A quarter of it may be lost. */
export async function qrSvg(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  const svg = await qrcode.toString(text, { ...look, type: 'svg' });
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The same to be printed, 1200 by 1200. */
export async function qrPng(text: string): Promise<string> {
  const { default: qrcode } = await import('qrcode');
  return qrcode.toDataURL(text, { ...look, width: 1_200 });
}
