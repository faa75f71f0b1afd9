import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useFormState } from 'react-hook-form';
import { useTranslate } from 'react-admin';
import { templateExamples } from '../../../../schema/rules/templatePreview.ts';
import type { Template } from '../calls.ts';
import { shapeOf, type Draft } from './draft.ts';
import { placeholderLabels } from './placeholders.ts';
import { VariableField } from './VariableField.tsx';

/** What stands in the template's placeholders, in their order: those of the text, then those of the buttons' addresses. */
export function Variables({ template }: { template: Template }) {
  const translate = useTranslate();
  const { errors } = useFormState<Draft>({ name: 'templateVariables' });
  const { body, buttons } = shapeOf(template);
  const { body: examples } = templateExamples(template.components);
  const whole = errors.templateVariables?.message;
  if (body.length + buttons.length === 0) return null;
  const labels = placeholderLabels(template.components);
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {body.map((name, i) => (
        <VariableField key={name} index={i} label={labels[i]!} example={examples[i]} />
      ))}
      {buttons.map(({ index }, i) => (
        <VariableField
          key={`button${index}`}
          index={body.length + i}
          label={translate('messenger.button_address', { button: buttonText(template, index) })}
        />
      ))}
      {whole && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate(whole, { _: whole })}
        </FormHelperText>
      )}
    </Box>
  );
}

function buttonText({ components }: Template, index: number): string {
  const of = components as { type?: string; buttons?: { text?: string }[] }[];
  return of.find(({ type }) => type?.toUpperCase() === 'BUTTONS')?.buttons?.[index]?.text ?? '';
}
