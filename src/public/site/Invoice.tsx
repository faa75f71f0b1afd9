/** @jsxImportSource preact */
import { AppPage } from './AppPage.tsx';
import { Specimen } from './Specimen.tsx';
import { siteWords } from './siteWords.ts';

export function Invoice() {
  const { invoice: words } = siteWords();
  return <AppPage app="tsinvoice" words={words} picture={<Specimen />} goal="cart" />;
}
