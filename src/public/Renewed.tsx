/** @jsxImportSource preact */
import { Book } from './look/Book.tsx';
import { words } from './words.ts';

/** The session lives on in the tab that asked for it. */
export function Renewed() {
  return <Book title={words.signIn.again} lead={words.signIn.againHint} />;
}
