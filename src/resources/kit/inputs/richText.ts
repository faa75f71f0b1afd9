/** What is read out with an editor: a label above it names nothing. */
export const namedBy = (label: string) => ({ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label });

/** Where one writes looks like every other field. */
export const writtenIn = {
  px: 1.5,
  bgcolor: 'background.paper',
  borderColor: 'text.secondary',
  borderRadius: 1,
  '&:hover, &:focus': { bgcolor: 'background.paper' },
};
