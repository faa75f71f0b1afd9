import Box from '@mui/material/Box';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import { fonts } from '../theme/tokens.ts';

/** Metal, not ink: the same on paper, on green and in the dark. */
const thread = '#C9963A';

/** A jeweller's weight, cut through by the ledger's gold thread. Drawn in its text's colour, and once in the favicon. */
export function BrandMark(props: SvgIconProps) {
  return (
    <SvgIcon viewBox="0 0 32 32" {...props}>
      <circle cx="16" cy="7.2" r="3.7" fill="none" stroke="currentColor" strokeWidth="2.6" />
      <path
        fill="currentColor"
        d="M9.1 11.5h13.8a2.2 2.2 0 0 1 2.14 1.7l1.2 5.1H5.76l1.2-5.1a2.2 2.2 0 0 1 2.14-1.7ZM5.06 21.9h21.88l1.2 4.5A2.1 2.1 0 0 1 26.1 29H5.9a2.1 2.1 0 0 1-2.04-2.6Z"
      />
      <path d="M2 20.1h28" fill="none" stroke={thread} strokeWidth="1.8" strokeLinecap="round" />
    </SvgIcon>
  );
}

export function Brand() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <BrandMark sx={{ color: 'primary.main', fontSize: 28 }} />
      <Box
        component="span"
        sx={{ fontFamily: fonts.display, fontWeight: 600, fontSize: 19, lineHeight: '28px', pt: '3px' }}
      >
        TolaShop
      </Box>
    </Box>
  );
}
