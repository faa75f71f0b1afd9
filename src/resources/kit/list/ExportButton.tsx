import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { Link } from 'react-router-dom';
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
  const { card } = useEntity();
  const formats: ExportFormat[] = card ? ['csv', 'xlsx', 'vcf'] : ['csv', 'xlsx'];
  const { busy, save } = useExport(ids, meta);
  const running = useRunningExport();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (format: ExportFormat) => {
    setAnchor(null);
    void save(format);
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
        {formats.map(format => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {translate(`kit.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
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
