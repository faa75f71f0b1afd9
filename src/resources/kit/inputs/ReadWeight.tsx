import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { plainFigure } from '../../../../schema/kit/readFigure.ts';
import { grouped } from '../../../format.ts';

const readWeight = (typed: string) => plainFigure(typed, { kind: 'weight' });

/** A comma that was typed in a weight may have been meant as a decimal point. */
export const isReadDifferently = (typed: unknown): typed is string =>
  typeof typed === 'string' && typed.includes(',') && readWeight(typed) !== null;

/** The weight that was read from a text with a comma, after the field's own help. */
export function ReadWeight({ typed, help }: { typed: string; help?: ReactNode }) {
  const translate = useTranslate();
  return (
    <>
      {help && <>{help} · </>}
      <span role="status">{translate('kit.readAs', { figure: `${grouped(readWeight(typed)!)} g` })}</span>
    </>
  );
}
