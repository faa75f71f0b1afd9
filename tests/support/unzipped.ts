import { fromBufferPromise } from 'yauzl';

/** The files of a ZIP archive by their names, each as long as its directory says. */
export const unzipped = async (bytes: Uint8Array): Promise<Map<string, Buffer>> => {
  const archive = await fromBufferPromise(Buffer.from(bytes));
  const files = new Map<string, Buffer>();
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, Buffer.concat(await (await archive.openReadStreamPromise(entry)).toArray()));
  return files;
};
