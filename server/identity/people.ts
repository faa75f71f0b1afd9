import { demoAccounts } from '../../schema/demo.ts';

/** `subject`: by which the issuer knows them for ever. */
export type Person = { subject: string; name: string; email: string; note: string };

const notes: Record<string, string> = {
  'admin@demo.test': 'System administrator',
  'owner@demo.test': 'Owner of Rajlakshmi Jewellers',
  'staff@demo.test': 'Sales staff of Rajlakshmi Andheri',
  'rival@demo.test': 'Owner of Surya Gold',
};

/** Everybody of the demo, and somebody whom it does not know yet. */
export const issuerPeople: readonly Person[] = [
  ...demoAccounts.map(({ email, name }) => ({ subject: `demo:${email}`, name, email, note: notes[email] ?? '' })),
  { subject: 'demo:visitor', name: 'New Visitor', email: 'visitor@demo.test', note: 'Has no account yet' },
];
