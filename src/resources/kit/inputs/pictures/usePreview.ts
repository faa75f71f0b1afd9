import { useEffect, useState } from 'react';
import { isPicked, type ShownPicture } from './picked.ts';

/** The address that shows a picture; nothing while what was picked is made ready, or when that failed. */
export function usePreview(picture: ShownPicture): string | undefined {
  const ready = isPicked(picture) ? picture.ready : null;
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    if (!ready) return;
    let address = '';
    let isGone = false;
    ready.then(
      file => {
        if (isGone) return;
        address = URL.createObjectURL(file);
        setSrc(address);
      },
      () => {},
    );
    return () => {
      isGone = true;
      URL.revokeObjectURL(address);
    };
  }, [ready]);
  return isPicked(picture) ? src : picture.thumbnailUrl;
}
