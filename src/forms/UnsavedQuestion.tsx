import { useTranslate } from 'react-admin';
import { Question } from './Question.tsx';
import { useAsked } from './unsaved.ts';
import type { UnsavedPage } from './unsavedTabs.ts';

/** Stands once beside all pages and asks for whatever form is about to be left. */
export function UnsavedQuestion() {
  const translate = useTranslate();
  const asked = useAsked();
  if (!asked) return null;
  const { pages } = asked;
  const words = (key: string) => translate(`ts.unsaved.${key}`);
  const named = ({ title, isHere }: UnsavedPage) => (isHere ? title : translate('ts.unsaved.otherTab', { title }));
  if (pages.length > 0)
    return (
      <Question
        title={translate('ts.unsaved.signOutTitle')}
        text={translate('ts.unsaved.signOutText', { pages: pages.map(named).join(', ') })}
        confirm={translate('ts.unsaved.signOut')}
        cancel={translate('ts.unsaved.staySignedIn')}
        onConfirm={() => asked.answer(true)}
        onClose={() => asked.answer(false)}
      />
    );
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
