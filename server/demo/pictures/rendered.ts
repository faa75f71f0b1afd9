import sharp from 'sharp';

/** The two sizes that the product keeps of a picture. */
export const rendered = async (svg: string): Promise<{ full: Uint8Array; thumbnail: Uint8Array }> => {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  const [full, thumbnail] = await Promise.all([
    picture.clone().webp({ quality: 82, effort: 2 }).toBuffer(),
    picture.clone().resize(200, 200).webp({ quality: 84, effort: 2 }).toBuffer(),
  ]);
  return { full, thumbnail };
};
