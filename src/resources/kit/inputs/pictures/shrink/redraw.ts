/** As large as the server keeps a picture. */
const longestSide = 2_048;
const quality = 0.85;

/** The picture upright and no larger than it is kept; null when this browser cannot read it. Runs in a worker. */
export async function redrawn(picture: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(picture);
    const canvas = drawn(bitmap);
    bitmap.close();
    return await canvas.convertToBlob({ type: isSeeThrough(canvas) ? 'image/webp' : 'image/jpeg', quality });
  } catch {
    return null;
  }
}

function drawn(bitmap: ImageBitmap): OffscreenCanvas {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [bitmap.width, bitmap.height].map(side => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  const pen = penOf(canvas);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}

/** JPEG would paint it black. A browser that writes no WebP makes it a PNG by itself. */
function isSeeThrough(canvas: OffscreenCanvas): boolean {
  const { data } = penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  for (let alpha = 3; alpha < data.length; alpha += 4) if (data[alpha]! < 255) return true;
  return false;
}

function penOf(canvas: OffscreenCanvas): OffscreenCanvasRenderingContext2D {
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser cannot draw');
  return pen;
}
