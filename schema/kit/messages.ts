/** What yup says when a rule brings no words of its own. `path` is the field's label. */
import { setLocale } from 'yup';

setLocale({
  mixed: {
    default: '${path} is not valid',
    required: '${path} is required',
    notNull: '${path} is required',
    defined: '${path} is required',
    notType: '${path} is not valid',
    oneOf: 'Choose one of the list',
  },
  string: { min: 'Minimum ${min} characters required', max: 'Maximum ${max} characters exceeded' },
  number: { min: 'Cannot be less than ${min}', max: 'Cannot be more than ${max}' },
  array: { max: 'At most ${max}', min: 'At least ${min}' },
});
