import ColumnsIcon from '@mui/icons-material/ViewWeekOutlined';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { columnsOf } from '../columns/columns.tsx';
import { useEntity } from '../useEntity.ts';
import { useWords } from '../useWords.ts';
import { useHiddenColumns } from './hiddenColumns.ts';

/** Which columns the table shows; react-admin's own keeps its switches in the page, where they are mistaken for fields. */
export function ColumnsMenu() {
  const translate = useTranslate();
  const entity = useEntity();
  const { label } = useWords(entity);
  const [hidden, hide] = useHiddenColumns();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (name: string) =>
    hide(hidden.includes(name) ? hidden.filter(other => other !== name) : [...hidden, name]);
  return (
    <>
      <Button startIcon={<ColumnsIcon />} aria-haspopup="menu" onClick={event => setAnchor(event.currentTarget)}>
        {translate('kit.columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columnsOf(entity)
          .filter(({ name }) => name !== entity.title)
          .map(({ name }) => (
            <MenuItem
              key={name}
              role="menuitemcheckbox"
              aria-checked={!hidden.includes(name)}
              onClick={() => toggle(name)}
            >
              <Checkbox size="small" checked={!hidden.includes(name)} tabIndex={-1} inert sx={{ ml: -1 }} />
              {label(name)}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
