import { text } from '../kit/kinds.ts';
import { worded } from '../kit/worded.ts';

/** What would pass for the company's own. */
const reserved =
  /^(about|accounts?|admin|api|app|checkout|help|home|log(in|out)|password|payments?|pricing|privacy|register|secur(e|ity)|sign(in|up)|support|system|terms|tola-?shop|tsinvoice|tsmessenger|verify|www)$/;

/** What somebody chooses for an address below `/s`; null: nothing. */
export const publicNameFields = worded('publicName', {
  name: text()
    .transform((value: unknown) => (typeof value === 'string' ? value.toLowerCase() : value))
    .label('Name')
    .min(3)
    .max(60)
    .matches(/^[a-z0-9]+(-+[a-z0-9]+)*$/, {
      name: 'publicName',
      message: 'Only a to z and digits, with - between them',
      excludeEmptyString: true,
    })
    .test('reserved', 'This name is kept for TolaShop itself', value => !value || !reserved.test(value)),
});
