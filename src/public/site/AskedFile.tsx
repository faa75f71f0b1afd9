/** @jsxImportSource preact */
import { fileField } from '../../../schema/kit/publicForm.ts';
import type { FileWords } from '../../../schema/rules/publicForm.ts';
import { Labelled } from '../form/Field.tsx';
import { fill, words } from '../words.ts';

type Props = { asked: FileWords; problem: string | undefined; isFirstWrong: boolean };

/** The file that goes along with what is filled in. */
export function AskedFile({ asked: { label, endings, mostMegabytes }, problem, isFirstWrong }: Props) {
  const hint = fill(words.publicForm.fileHint, { most: mostMegabytes, list: endings.join(', ').toUpperCase() });
  return (
    <Labelled label={label} problem={problem} hint={hint} isRequired>
      {attributes => (
        <input
          type="file"
          name={fileField}
          accept={endings.map(ending => `.${ending}`).join()}
          {...attributes}
          {...(isFirstWrong && { autofocus: true })}
        />
      )}
    </Labelled>
  );
}
