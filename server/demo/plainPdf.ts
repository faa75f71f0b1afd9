/** A page of A4 with these lines, the first one large: PDF 1.4 with a font that every reader has. Latin letters alone. */
export const plainPdf = (lines: readonly string[]): Uint8Array => {
  const text = lines
    .map((line, i) => `/F1 ${i ? 11 : 22} Tf 0 -${i ? 18 : 30} Td (${line.replace(/[\\()]/g, '\\$&')}) Tj`)
    .join('\n');
  const content = `BT 56 800 Td\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  const places: number[] = [];
  let whole = '%PDF-1.4\n';
  for (const [i, object] of objects.entries()) {
    places.push(whole.length);
    whole += `${i + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = places.map(place => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${whole.length}\n%%EOF\n`;
  return new TextEncoder().encode(`${whole}xref\n0 ${size}\n0000000000 65535 f \n${table}${end}`);
};
