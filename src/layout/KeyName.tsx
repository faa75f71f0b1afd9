import Box from '@mui/material/Box';

/** The key that presses a button, on the button; a phone has no such keys. Beside it belongs `aria-keyshortcuts`. */
export function KeyName({ name }: { name: string }) {
  return (
    <Box component="span" aria-hidden sx={look}>
      {name}
    </Box>
  );
}

const look = { ml: 1, opacity: 0.75, fontSize: '0.8em', fontWeight: 400, display: { xs: 'none', sm: 'inline' } };
