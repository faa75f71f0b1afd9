import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useLocale, useTranslate } from 'react-admin';
import { mediaAccept } from '../../../../schema/rules/chatMedia.ts';
import { templatePreview } from '../../../../schema/rules/templatePreview.ts';
import type { Template } from '../calls.ts';
import { languageName } from '../languageName.ts';
import { templateTitle } from '../templateTitle.ts';
import { firstBindings, isMedia, keyOf, shapeOf, type Draft } from './draft.ts';
import { TemplateOption } from './TemplateOption.tsx';
import { useTemplates } from './useTemplates.ts';

/** Templates by name, language and what they say. One that cannot be sent is shown, and why. */
export function TemplatePicker() {
  const translate = useTranslate();
  const locale = useLocale();
  const { data: templates = [] } = useTemplates();
  const { field, fieldState } = useController<Draft, 'template'>({ name: 'template' });
  const choose = useChoice(templates, field.value);
  const problem = fieldState.error?.message;
  const title = ({ name, language }: Template) => `${templateTitle(name)}, ${languageName(language, locale)}`;
  const filterOptions = createFilterOptions<Template>({
    stringify: template => `${title(template)} ${textOf(template)}`,
  });
  const help = useHelp(templates);
  return (
    <Autocomplete
      options={templates}
      value={templates.find(template => keyOf(template) === field.value) ?? null}
      onChange={(_, template) => choose(template)}
      onBlur={field.onBlur}
      filterOptions={filterOptions}
      getOptionLabel={title}
      getOptionKey={keyOf}
      getOptionDisabled={template => obstacleOf(template) !== null}
      renderOption={({ key, ...props }, template) => (
        <Box component="li" key={key} {...props}>
          <TemplateOption title={title(template)} template={template} obstacle={obstacleOf(template)} />
        </Box>
      )}
      renderInput={params => (
        <TextField
          {...params}
          inputRef={field.ref}
          label={translate('messenger.template')}
          required
          error={Boolean(problem)}
          helperText={problem ? translate(problem, { _: problem }) : help}
        />
      )}
    />
  );
}

/** A file that was brought along wants a template with a place for it. */
function useHelp(templates: readonly Template[]): string {
  const translate = useTranslate();
  const [file, chosen] = useWatch<Draft, ['headerMedia', 'template']>({ name: ['headerMedia', 'template'] });
  if (file && !chosen) return translate('messenger.template_for_file', { name: file.name });
  return translate(templates.length ? 'messenger.template_help' : 'messenger.no_templates');
}

/** Another language of the same template keeps what was typed for the first. */
function useChoice(templates: readonly Template[], current: string | null) {
  const { setValue, getValues, clearErrors } = useFormContext<Draft>();
  return (template: Template | null) => {
    const before = templates.find(each => keyOf(each) === current);
    setValue('template', template && keyOf(template), { shouldDirty: true });
    clearErrors(['template', 'templateVariables', 'headerText', 'headerMedia']);
    if (!template || before?.name === template.name) return;
    setValue('templateVariables', firstBindings(template, getValues('meetingId') ? location.origin : null), {
      shouldDirty: true,
    });
    const file = getValues('headerMedia');
    if (file && !mayHold(template, file)) setValue('headerMedia', null);
  };
}

/** A file waits while the words have no place for one. */
const mayHold = (template: Template, file: File) => {
  const { headerFormat } = shapeOf(template);
  return !isMedia(headerFormat) || (mediaAccept[headerFormat] ?? '').split(',').includes(file.type);
};

const textOf = ({ components }: Template) => templatePreview(components, { variables: [], headerText: null }).body;

/** Why a template cannot be sent. */
function obstacleOf(template: Template): string | null {
  if (template.status !== 'APPROVED') return template.status;
  return shapeOf(template).headerFormat === 'LOCATION' ? 'LOCATION' : null;
}
