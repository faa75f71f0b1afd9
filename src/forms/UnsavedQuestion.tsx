import { useTranslate } from 'react-admin';
import { Question } from './Question.tsx';
import { useAsked } from './unsaved.ts';

/** Stands once beside all pages and asks for whatever form is about to be left. */
export function UnsavedQuestion() {
  const translate = useTranslate();
  const asked = useAsked();
  if (!asked) return null;
  const words = (key: string) => translate(`ts.unsaved.${key}`);
  return (
    <Question
      title={words('title')}
      text={words('text')}
      confirm={words('leave')}
      cancel={words('stay')}
      onConfirm={() => asked.answer(true)}
      onClose={() => asked.answer(false)}
    />
  );
}
