import { TextInput, useTranslate } from 'react-admin';
import { templateExamples } from '../../../../schema/rules/templatePreview.ts';
import { Section } from '../../kit/form/Section.tsx';
import { isMedia, shapeOf } from './draft.ts';
import { HeaderFile } from './HeaderFile.tsx';
import { TemplatePicker } from './TemplatePicker.tsx';
import { useDraft } from './useDraft.ts';
import { Variables } from './Variables.tsx';

/** The template and what it leaves open. */
export function WhatItSays() {
  const { template } = useDraft();
  const translate = useTranslate();
  const { header, headerFormat } = shapeOf(template);
  const example = templateExamples(template?.components ?? []).header;
  return (
    <Section title="messenger.section.wording">
      <TemplatePicker />
      {header && (
        <TextInput
          source="headerText"
          label="messenger.header_text"
          helperText={example ? translate('messenger.variable.example', { example }) : 'messenger.header_text_help'}
          isRequired
        />
      )}
      {isMedia(headerFormat) && <HeaderFile format={headerFormat} />}
      {template && <Variables template={template} />}
    </Section>
  );
}
