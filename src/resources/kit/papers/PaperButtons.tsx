import PrintIcon from '@mui/icons-material/PrintOutlined';
import Button, { type ButtonProps } from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useTranslate, type Identifier, type RaRecord } from 'react-admin';
import type { PaperPeriod } from '../../../../schema/kit/papers.ts';
import { NamedPaper } from './NamedPaper.tsx';
import { usePapers } from './usePapers.ts';

type Props = Pick<ButtonProps, 'size' | 'variant'> & {
  ids: readonly Identifier[];
  /** The one record that they are of. */
  record?: RaRecord;
  period?: PaperPeriod;
};

/** The papers that the entity prints, of these records: several are behind one button. */
export function PaperButtons({ ids, record, period, ...look }: Props) {
  const named = usePapers(record);
  const [open, setOpen] = useState<string>();
  return (
    <>
      {named.length > 1 ? (
        <PaperMenu named={named} onChoose={setOpen} {...look} />
      ) : (
        named.map(({ name, label }) => (
          <Button key={name} startIcon={<PrintIcon />} onClick={() => setOpen(name)} {...look}>
            {label}
          </Button>
        ))
      )}
      {open && <NamedPaper paper={open} {...{ ids, record, period }} onClose={() => setOpen(undefined)} />}
    </>
  );
}

type MenuProps = Pick<ButtonProps, 'size' | 'variant'> & {
  named: ReturnType<typeof usePapers>;
  onChoose: (paper: string) => void;
};

function PaperMenu({ named, onChoose, ...look }: MenuProps) {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        id={id}
        startIcon={<PrintIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        {...look}
      >
        {translate('kit.papers.several')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {named.map(({ name, label }) => (
          <MenuItem key={name} onClick={() => (close(), onChoose(name))}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
