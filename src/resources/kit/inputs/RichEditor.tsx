import { useMemo } from 'react';
import { DefaultEditorOptions, RichTextInput, type RichTextInputProps } from 'ra-input-rich-text';
import { namedBy, writtenIn } from './richText.ts';
import { RichTools } from './RichTools.tsx';

type Props = Omit<RichTextInputProps, 'label'> & { label: string };

/** The editor of a form's rich text. */
export function RichEditor(props: Props) {
  return <RichTextInput {...props} editorOptions={useNamed(props.label)} toolbar={<RichTools />} sx={frame} />;
}

/** It is created again when its options change. */
function useNamed(label: string): RichTextInputProps['editorOptions'] {
  return useMemo(() => ({ ...DefaultEditorOptions, editorProps: { attributes: namedBy(label) } }), [label]);
}

/** Like every other field: the label above, one edge, room to write. It fills the place that was kept for it. */
const frame = {
  height: '100%',
  '& > *': { height: '100%' },
  '& .RaLabeled-label, & > label': { typography: 'subtitle2', color: 'text.primary' },
  '& .RaRichTextInput-editorContent': { flex: 1, minHeight: 0 },
  '& .RaRichTextInput-editorContent .ProseMirror': { height: '100%', overflowY: 'auto', ...writtenIn },
};
