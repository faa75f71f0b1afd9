import Box from '@mui/material/Box';
import { useState } from 'react';
import { loadedLater } from '../lazyView.tsx';
import type { RecordFile } from '../../../dataProvider/recordFiles.ts';
import type { RowActions } from './FileMenu.tsx';
import { FileRow } from './FileRow.tsx';
import { Preview } from './Preview.tsx';

/** What moves them comes along where several are put in order. */
const SortedFiles = loadedLater(async () => (await import('./SortedFiles.tsx')).SortedFiles);

export type FileChanges = {
  isBusy: boolean;
  order: (ids: readonly string[]) => void;
  remove: (file: RecordFile) => Promise<void>;
  refresh: () => Promise<void>;
};

/** Without `changes` they are there to be seen. */
export function FileList({
  files,
  path,
  changes,
}: {
  files: readonly RecordFile[];
  path: string;
  changes?: FileChanges;
}) {
  const [opened, setOpened] = useState<string>();
  const rows = files.map((file, i) => ({
    file,
    onOpen: file.previewUrl ? () => setOpened(file.id) : undefined,
    actions: changes && actionsOf(changes, files, i, path),
  }));
  const plain = rows.map(row => <FileRow key={row.file.id} {...row} />);
  return (
    <>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, '&:empty': { display: 'none' } }}>
        {changes && files.length > 1 ? <SortedFiles rows={rows} onOrder={changes.order} meanwhile={plain} /> : plain}
      </Box>
      {opened && (
        <Preview
          files={files.filter(({ previewUrl }) => previewUrl)}
          opened={opened}
          onOpen={setOpened}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const actionsOf = (changes: FileChanges, files: readonly RecordFile[], i: number, path: string): RowActions => {
  const { isBusy, order, remove, refresh } = changes;
  const ids = files.map(({ id }) => id);
  const movedTo = (place: number) => order(ids.toSpliced(i, 1).toSpliced(place, 0, ids[i]!));
  return {
    path,
    isBusy,
    refresh,
    onUp: i > 0 ? () => movedTo(i - 1) : undefined,
    onDown: i < files.length - 1 ? () => movedTo(i + 1) : undefined,
    onRemove: () => void remove(files[i]!),
  };
};
