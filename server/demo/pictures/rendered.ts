import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

type Rendered = { full: Uint8Array; thumbnail: Uint8Array };

const modules = join(import.meta.dirname, '../../../node_modules');
const cache = join(modules, '.cache/tolashop/pictures');
const [full, thumbnail] = [
  { quality: 82, effort: 2 },
  { quality: 84, effort: 2 },
];

/** The two sizes that the product keeps of a picture. Drawing it takes a third of a second, so that it is drawn once for each checkout. */
export const rendered = async (svg: string): Promise<Rendered> => {
  const key = createHash('sha256')
    .update(JSON.stringify([svg, full, thumbnail, sharp.versions]))
    .digest('hex');
  const [fullFile, thumbnailFile] = ['full', 'thumbnail'].map(size => join(cache, `${key}.${size}.webp`)) as [
    string,
    string,
  ];
  if (existsSync(fullFile) && existsSync(thumbnailFile))
    return { full: await readFile(fullFile), thumbnail: await readFile(thumbnailFile) };
  const made = await render(svg);
  // Where nothing may be written the next demo draws them again.
  await keep({ [fullFile]: made.full, [thumbnailFile]: made.thumbnail }).catch(() => {});
  return made;
};

const render = async (svg: string): Promise<Rendered> => {
  const { data, info } = await sharp(Buffer.from(svg)).flatten().raw().toBuffer({ resolveWithObject: true });
  const picture = sharp(data, { raw: info });
  const sizes = [picture.clone().webp(full), picture.clone().resize(200, 200).webp(thumbnail)];
  const [large, small] = await Promise.all(sizes.map(size => size.toBuffer()));
  return { full: large!, thumbnail: small! };
};

/** Written aside and renamed: another process may be about to read them. */
const keep = async (files: Record<string, Uint8Array>): Promise<void> => {
  if (!existsSync(modules)) return;
  await mkdir(cache, { recursive: true });
  for (const [path, bytes] of Object.entries(files)) {
    const aside = `${path}.${process.pid}`;
    await writeFile(aside, bytes);
    await rename(aside, path);
  }
};
