/** The link in the newest of these letters that asks this person to prove their address. */
export const proofLinkIn = (letters: readonly { to: string; text: string }[], email: string): string | undefined =>
  letters.flatMap(({ to, text }) => (to === email && /^http\S+\/account\/prove\?token=\S+$/m.exec(text)) || [])[0];
