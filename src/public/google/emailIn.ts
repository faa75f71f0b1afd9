/** The address in an ID token, for showing only: whether the token is true is the server's to say. */
export function emailIn(credential: string): string {
  try {
    const payload = (credential.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { email } = JSON.parse(atob(payload)) as { email?: unknown };
    return typeof email === 'string' ? email : '';
  } catch {
    return '';
  }
}
