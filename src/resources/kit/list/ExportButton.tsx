import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
import type { AnyEntity } from '../../../../schema/kit/defineEntity.ts';
import type { PathParams } from '../../../dataProvider/calls.ts';
import type { ExportFormat } from '../../../dataProvider/extras.ts';
import { percentOf } from '../../../backgroundTasks/useBackgroundTasks.ts';
import { lazyView } from '../lazyView.tsx';
import { useEntity } from '../useEntity.ts';
import { usePapers } from '../papers/usePapers.ts';
import { useExport, useRunningExport } from './useExport.ts';

const PapersOfList = lazyView(async () => (await import('../papers/PapersOfList.tsx')).PapersOfList, null);

type Props = {
  ids?: Identifier[];
  /** Parents that the list's path names. */
  meta?: PathParams;
};

/** Every matching row, made by the server; with `ids` only those. */
export function ExportButton({ ids, meta }: Props) {
  const translate = useTranslate();
  const { total } = useListContext();
  const { busy, save } = useExport(ids, meta);
  const running = useRunningExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [paper, setPaper] = useState<{ name: string; label: string }>();
  const files = useFileEntries(({ format, perLine }) => void save(format, perLine));
  const entries = [...files, ...usePaperEntries(setPaper, !ids)];
  if (running && !ids) return <Following percent={percentOf([running])} />;
  return (
    <>
      <Button
        startIcon={<DownloadIcon />}
        loading={busy}
        loadingPosition="start"
        disabled={total === 0}
        onClick={event => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
      >
        {translate('ra.action.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {entries.map(({ key, text, act }) => (
          <MenuItem
            key={key}
            onClick={() => {
              setAnchor(null);
              act();
            }}
          >
            {text}
          </MenuItem>
        ))}
      </Menu>
      {paper && <PapersOfList paper={paper.name} label={paper.label} onClose={() => setPaper(undefined)} />}
    </>
  );
}

type Entry = { key: string; text: string; act: () => void };

function useFileEntries(save: (file: ExportedFile) => void): Entry[] {
  const translate = useTranslate();
  return filesOf(useEntity()).map(file => {
    const word = wordOf(file);
    return { key: word, text: translate(`kit.export.${word}`), act: () => save(file) };
  });
}

/** Of chosen rows papers are had at once, by buttons of their own. */
function usePaperEntries(open: (paper: { name: string; label: string }) => void, isWhole: boolean): Entry[] {
  const translate = useTranslate();
  const papers = usePapers();
  if (!isWhole) return [];
  return papers.map(paper => ({
    key: paper.name,
    text: translate('kit.papers.of_list', { paper: paper.label }),
    act: () => open(paper),
  }));
}

type ExportedFile = { format: ExportFormat; perLine?: boolean };

/** Of documents with lines also with a row for each line. */
function filesOf({ card, info }: AnyEntity): ExportedFile[] {
  const sheets: ExportedFile[] = [{ format: 'csv' }, { format: 'xlsx' }];
  const hasLines = Object.values(info).some(({ kind }) => kind === 'lines');
  return [
    ...sheets,
    ...(hasLines ? sheets.map(sheet => ({ ...sheet, perLine: true })) : []),
    ...(card ? [{ format: 'vcf' as const }] : []),
  ];
}

function wordOf({ format, perLine }: ExportedFile): string {
  return perLine ? `${format}_lines` : format;
}

/** One of this list is being written: how far it is, and where it can be stopped. */
function Following({ percent }: { percent: number }) {
  const translate = useTranslate();
  return (
    <Button
      component={Link}
      to="/background_tasks"
      startIcon={<CircularProgress variant="determinate" value={percent} size={16} thickness={6} aria-hidden />}
    >
      {translate('backgroundTasks.export.running', { percent })}
    </Button>
  );
}
