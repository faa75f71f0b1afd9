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
import { percentOf } from '../../../tasks/useTasks.ts';
import { useEntity } from '../useEntity.ts';
import { useExport, useRunningExport } from './useExport.ts';

type Props = {
  ids?: Identifier[];
  /** Parents that the list's path names. */
  meta?: PathParams;
};

/** Every matching row, made by the server; with `ids` only those. */
export function ExportButton({ ids, meta }: Props) {
  const translate = useTranslate();
  const { total } = useListContext();
  const files = filesOf(useEntity());
  const { busy, save } = useExport(ids, meta);
  const running = useRunningExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = ({ format, perLine }: ExportedFile) => {
    setAnchor(null);
    void save(format, perLine);
  };
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
        {files.map(file => (
          <MenuItem key={wordOf(file)} onClick={() => choose(file)}>
            {translate(`kit.export.${wordOf(file)}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
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
      to="/tasks"
      startIcon={<CircularProgress variant="determinate" value={percent} size={16} thickness={6} aria-hidden />}
    >
      {translate('tasks.export.running', { percent })}
    </Button>
  );
}
