import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { refreshPermissions } from './authProvider/account.ts';
import { loadLanguage } from './i18n/i18nProvider.ts';
import './theme/fonts.css';

void refreshPermissions();

void loadLanguage().then(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
