/** @jsxImportSource preact */
import { invoiceEn as words } from '../../i18n/site/invoiceEn.ts';
import { AppPage } from './AppPage.tsx';
import { Specimen } from './Specimen.tsx';

export function Invoice() {
  return <AppPage app="tsinvoice" words={words} picture={<Specimen />} goal="cart" />;
}
