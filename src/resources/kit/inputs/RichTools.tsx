import { ClearButtons, FormatButtons, LinkButtons, ListButtons, RichTextInputToolbar } from 'ra-input-rich-text';

/** No more tools than the server keeps the work of: colours and pictures would be lost. */
export function RichTools() {
  return (
    <RichTextInputToolbar size="small">
      <FormatButtons size="small" />
      <ListButtons size="small" />
      <LinkButtons size="small" />
      <ClearButtons size="small" />
    </RichTextInputToolbar>
  );
}
