import { useState } from 'react';
import { mostRemarkPictures } from '../../../../schema/rules/recordFiles.ts';
import type { Progress, Upload } from '../../../dataProvider/upload.ts';
import { takePictures, whyNot, type Picked, type ShownPicture } from '../inputs/pictures/picked.ts';

export type RemarkPictures = ReturnType<typeof useRemarkPictures>;

/** Pictures that go out with a remark. What was picked stays until it is sent. */
export function useRemarkPictures() {
  const [picked, setPicked] = useState<readonly Picked[]>([]);
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<Progress>();
  const drop = ({ id }: ShownPicture) => setPicked(held => held.filter(other => other.id !== id));
  return {
    picked,
    problem,
    progress,
    drop,
    add(files: File[]) {
      const taken = takePictures(files, picked.length, mostRemarkPictures);
      setProblem(taken.problem);
      setPicked(held => [...held, ...taken.picked]);
      for (const picture of taken.picked)
        picture.ready.catch((reason: unknown) => {
          drop(picture);
          setProblem(whyNot(reason));
        });
    },
    forget() {
      setPicked([]);
      setProblem(undefined);
    },
    /** Has `send` send them, once they are ready. */
    async sent<T>(send: (files: readonly File[], upload: Upload) => Promise<T>): Promise<T> {
      setProgress(undefined);
      return send(await Promise.all(picked.map(({ ready }) => ready)), { onProgress: setProgress });
    },
  };
}
