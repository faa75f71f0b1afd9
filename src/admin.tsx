import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { refreshPermissions } from './authProvider/account.ts';
import { loadLanguage } from './i18n/i18nProvider.ts';
import './theme/fonts.css';

void refreshPermissions();

/** Nothing is drawn before there are words. */
export async function start(): Promise<void> {
  await loadLanguage();
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
