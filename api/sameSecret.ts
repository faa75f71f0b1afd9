import type { Ports } from './ports.ts';

/** Whether what somebody brought is the secret. Digests are compared, so that the time it takes tells nothing of the secret. */
export const sameSecret = ({ secrets }: Pick<Ports, 'secrets'>, brought: string, secret: string): boolean =>
  secrets.digest(brought) === secrets.digest(secret);
