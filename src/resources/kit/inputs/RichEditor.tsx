import { useMemo } from 'react';
import {
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  LinkButtons,
  ListButtons,
  RichTextInput,
  RichTextInputToolbar,
  type RichTextInputProps,
} from 'ra-input-rich-text';

type Props = Omit<RichTextInputProps, 'label'> & { label: string };

/** The editor with no more tools than the server keeps the work of: colours and pictures would be lost. */
export function RichEditor(props: Props) {
  return <RichTextInput {...props} editorOptions={useNamed(props.label)} toolbar={<Tools />} sx={frame} />;
}

/** The label stands above and names nothing: what is read out comes with the editor. It is created again when its options change. */
function useNamed(label: string): RichTextInputProps['editorOptions'] {
  return useMemo(() => {
    const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label };
    return { ...DefaultEditorOptions, editorProps: { attributes } };
  }, [label]);
}

function Tools() {
  return (
    <RichTextInputToolbar size="small">
      <FormatButtons size="small" />
      <ListButtons size="small" />
      <LinkButtons size="small" />
      <ClearButtons size="small" />
    </RichTextInputToolbar>
  );
}

/** Like every other field: the label above, one edge, room to write. It fills the place that was kept for it. */
const frame = {
  height: '100%',
  '& > *': { height: '100%' },
  '& .RaLabeled-label, & > label': { typography: 'subtitle2', color: 'text.primary' },
  '& .RaRichTextInput-editorContent': { flex: 1, minHeight: 0 },
  '& .RaRichTextInput-editorContent .ProseMirror': {
    height: '100%',
    overflowY: 'auto',
    px: 1.5,
    bgcolor: 'background.paper',
    borderColor: 'text.secondary',
    borderRadius: 1,
    '&:hover, &:focus': { bgcolor: 'background.paper' },
  },
};
