import Box from '@mui/material/Box';
import { Collaboration } from '@tiptap/extension-collaboration';
import { EditorContent, useEditor } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { TiptapEditorProvider } from 'ra-input-rich-text';
import type { Doc } from 'yjs';
import { fragmentName } from '../../../../schema/rules/sharedTexts.ts';
import { namedBy, writtenIn } from '../inputs/richText.ts';
import { RichTools } from '../inputs/RichTools.tsx';

type Props = { document: Doc; label: string; readOnly: boolean };

/**
 * The rich-text input's tools and editor on a document that others write too. The input itself sets the whole text anew whenever a form's
 * value changes, which would take back what came from elsewhere.
 */
export function SharedEditor({ document, label, readOnly }: Props) {
  const editor = useEditor(
    {
      // The document has a history of its own: what others wrote is not undone. Nothing is added by whoever only looks.
      extensions: [
        StarterKit.configure({ undoRedo: false, trailingNode: false }),
        Collaboration.configure({ document, field: fragmentName }),
      ],
      editable: !readOnly,
      editorProps: { attributes: namedBy(label) },
    },
    [document, label, readOnly],
  );
  return (
    <TiptapEditorProvider value={editor}>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        {!readOnly && <RichTools />}
        <Box component={EditorContent} editor={editor} sx={frame} />
      </Box>
    </TiptapEditorProvider>
  );
}

const frame = {
  '& .ProseMirror': {
    minHeight: 240,
    py: 1,
    border: 1,
    ...writtenIn,
    '& > :first-of-type': { mt: 0 },
    '& > :last-child': { mb: 0 },
    '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
    '&[contenteditable="false"]': { border: 0, px: 0 },
  },
};
