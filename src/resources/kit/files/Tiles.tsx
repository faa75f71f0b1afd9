import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ShownFile } from '../../../dataProvider/recordFiles.ts';
import { FileTile } from './FileTile.tsx';
import { Preview } from './Preview.tsx';

type Props = { label: string; files: readonly ShownFile[]; size?: number };

/** Pictures small, each of which opens large. */
export function Tiles({ label, files, size = 72 }: Props) {
  const [opened, setOpened] = useState<string>();
  return (
    <>
      <Box component="ul" aria-label={label} sx={row}>
        {files.map(file => (
          <li key={file.id}>
            <FileTile file={file} onOpen={() => setOpened(file.id)} size={size} />
          </li>
        ))}
      </Box>
      {opened && <Preview files={files} opened={opened} onOpen={setOpened} onClose={() => setOpened(undefined)} />}
    </>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', m: 0, p: 0, py: 0.5 };
