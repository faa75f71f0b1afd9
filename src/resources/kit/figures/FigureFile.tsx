import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ShopDataProvider } from '../../../dataProvider/dataProvider.ts';
import { saveAs, type FigureFormat } from '../../../dataProvider/extras.ts';
import { useErrorHandling } from '../../../layout/useErrorHandling.ts';
import { useEntity } from '../useEntity.ts';
import { useFiguredList } from './FiguredList.ts';

/** The figure for a spreadsheet. */
export function FigureFile({ name, label }: { name: string; label: string }) {
  const translate = useTranslate();
  const { resource } = useEntity();
  const { filter } = useFiguredList();
  const { actionError } = useErrorHandling();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { mutate, isPending } = useMutation<void, Error, FigureFormat>({
    mutationFn: async format =>
      saveAs(await dataProvider.figureFile(resource, { name, filter, format }), `${label}.${format}`),
    onError: (error, format) => actionError(error, { retry: () => mutate(format) }),
  });
  const save = (format: FigureFormat) => {
    setAnchor(null);
    mutate(format);
  };
  const title = translate('kit.figures.save', { what: label });
  return (
    <>
      <IconButton
        size="small"
        aria-label={title}
        title={title}
        aria-haspopup="menu"
        loading={isPending}
        onClick={event => setAnchor(event.currentTarget)}
        sx={{ my: -0.5, mr: -1 }}
      >
        <DownloadIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {(['csv', 'xlsx'] as const).map(format => (
          <MenuItem key={format} onClick={() => save(format)}>
            {translate(`kit.export.${format}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
