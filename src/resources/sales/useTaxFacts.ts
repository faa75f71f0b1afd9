import { keepPreviousData } from '@tanstack/react-query';
import { gstRates } from '../../../schema/entities/gstRates.ts';
import { codesOfLines, type TaxFacts } from '../../../schema/rules/lineTax.ts';
import { useFacts } from '../kit/useFacts.ts';

/** The GST rates that fit the codes of these lines; undefined until they are known. */
export const useTaxFacts = (lines: Parameters<typeof codesOfLines>[0]): TaxFacts | undefined =>
  useFacts<TaxFacts>(
    'tax_facts',
    { codes: codesOfLines(lines).toSorted().join(',') },
    { of: gstRates.resource, placeholderData: keepPreviousData },
  );
