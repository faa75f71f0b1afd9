/** The letters that go out by mail; `%{…}` are values. */
export const letters = {
  greeting: 'Hello %{name},',
  reset: {
    subject: 'Set a new password for TolaShop',
    before: 'somebody, we hope you, asked for a new password for your TolaShop account.',
    action: 'Set a new password',
    after: 'The link works once, within 15 minutes. If it was not you, ignore this letter: nothing has changed.',
  },
  invitation: {
    subject: 'You are invited to TolaShop',
    before: 'you were invited to work in a shop on TolaShop. Choose a password, and you are in.',
    action: 'Accept the invitation',
    after: 'The link works once, within 7 days. If you expected no invitation, ignore this letter.',
  },
  membership: {
    subject: 'You now work in %{shop} on TolaShop',
    before: 'you were added to the shop %{shop}. Sign in as always and choose it from your shops.',
    action: 'Open TolaShop',
    after: 'If you did not expect this, ask the owner of your business.',
  },
  order: {
    subject: 'Your order %{number} at TolaShop',
    before:
      'we have your order %{number}: %{plans}. It comes to %{total}, GST included. We send the invoice and open the plan with you; until then nothing is due.',
    action: 'See the order',
    after: 'If you did not order this, reply to this letter and we take the order back.',
  },
  notice: {
    subject: '%{title}',
    before: '%{title}. %{text}',
    action: 'Open TolaShop',
    after: 'You chose to hear of this by mail. Under My account you can choose otherwise.',
  },
} as const;
