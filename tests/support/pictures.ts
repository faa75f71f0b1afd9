import sharp from 'sharp';

/** A real picture of one colour. */
export const picture = (format: 'png' | 'jpeg', width = 40, height = 30): Promise<Uint8Array<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: '#b8860b' } })
    .toFormat(format)
    .toBuffer()
    .then(bytes => new Uint8Array(bytes));

export const pngFile = async (name = 'ring.png') => new File([await picture('png')], name, { type: 'image/png' });
export const jpegFile = async (name = 'ring.jpg') => new File([await picture('jpeg')], name, { type: 'image/jpeg' });
