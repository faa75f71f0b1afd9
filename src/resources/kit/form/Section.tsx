import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode, type Ref } from 'react';
import { useTranslate } from 'react-admin';

type Props = {
  /** Keys of words; a title of one's own is said as it is. */
  title?: string;
  help?: string;
  children: ReactNode;
};

/** A part of a form or of a page under its own heading, with a line of help. Without a title just its content. */
export function Section({ title, help, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const helped = help && translate(help, { _: '' });
  return (
    <Box
      component="section"
      aria-labelledby={title && id}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, '& + &': { mt: 4 } }}
    >
      {title && (
        <div>
          <Typography id={id} component="h2" variant="h6">
            {translate(title, { _: title })}
          </Typography>
          {helped && (
            <Typography variant="body2" color="text.secondary">
              {helped}
            </Typography>
          )}
        </div>
      )}
      {children}
    </Box>
  );
}

/** Fields that belong together stand side by side where there is room. */
export function Row({ children, ref }: { children: ReactNode; ref?: Ref<HTMLElement> }) {
  return (
    <Box
      ref={ref}
      className="row"
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(160px, 1fr))' },
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  );
}
