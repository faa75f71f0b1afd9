/** The part of Google Identity Services that is used here: https://developers.google.com/identity/gsi/web/reference/js-reference */
export type GoogleAccounts = {
  initialize(config: {
    client_id: string;
    nonce: string;
    callback: (reply: { credential: string }) => void;
    context: 'signin';
    use_fedcm_for_prompt: boolean;
  }): void;
  renderButton(
    place: HTMLElement,
    look: { theme: 'outline' | 'filled_black'; size: 'large'; text: 'signin_with'; width: number },
  ): void;
  prompt(): void;
  cancel(): void;
};

declare global {
  interface Window {
    google?: { accounts: { id: GoogleAccounts } };
  }
}

let loading: Promise<GoogleAccounts> | null = null;

/** Loads Google's script once; again when that failed. */
export function googleAccounts(): Promise<GoogleAccounts> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(): Promise<GoogleAccounts> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://accounts.google.com/gsi/client';
    script.onload = () =>
      window.google ? resolve(window.google.accounts.id) : reject(new Error('No google.accounts'));
    script.onerror = () => reject(new Error('Google’s script did not load'));
    document.head.append(script);
  });
}
