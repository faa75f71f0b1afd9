import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { messageOf } from '../../../dataProvider/errors.ts';
import type { FileReading } from '../../../dataProvider/extras.ts';
import { otherWords } from '../../../i18n/packs/index.ts';
import { useEntity } from '../useEntity.ts';

/** Asks the server how it would read a file, and keeps the reason when it would not. */
export function useFileLook() {
  const { resource } = useEntity();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [isLooking, setLooking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const read = async (file: File, reading: FileReading) => {
    setLooking(true);
    setProblem(undefined);
    try {
      const [look, known] = await Promise.all([dataProvider.lookAtFile(resource, { file, reading }), otherWords()]);
      return { look, known, reading };
    } catch (error) {
      setProblem(messageOf(error));
      return undefined;
    } finally {
      setLooking(false);
    }
  };
  return { isLooking, problem, setProblem, read };
}
