/** The letters that go out by mail; `%{…}` are values. */
export const letters = {
  greeting: 'Hello %{name},',
  reset: {
    subject: 'Set a new password for TolaShop',
    before: 'somebody, we hope you, asked for a new password for your TolaShop account.',
    action: 'Set a new password',
    after: 'The link works once, within 15 minutes. If it was not you, ignore this letter: nothing has changed.',
  },
  proof: {
    subject: 'Prove your e-mail address for TolaShop',
    before:
      'you registered on TolaShop with this e-mail address. Prove that it is yours, and you can invite people, send messages and publish pages.',
    action: 'Prove this address',
    after:
      'The link works once, within 24 hours. If you did not register, ignore this letter: nobody can use your address.',
  },
  moved: {
    subject: 'Your TolaShop account has another e-mail address',
    before:
      'the e-mail address of your TolaShop account was changed. Sign in with the new address; this one opens nothing any more.',
    action: 'Open TolaShop',
    after: 'If it was not you, reply to this letter at once: somebody knows your password.',
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
  meetingInvited: {
    subject: 'Invitation: %{title}, %{when}',
    before: '%{shop} invites you: %{title}, %{when}. %{place}',
    action: 'Say whether you come',
    after:
      'The link is yours alone and needs no account: agenda, place and your answer are there. Please do not pass it on.',
  },
  meetingChanged: {
    subject: 'Changed: %{title}, now %{when}',
    before: 'this meeting of %{shop} has changed: %{title} is now %{when}. %{place}',
    action: 'See it and answer',
    after: 'Your answer stays as it was until you give another. The link is yours alone.',
  },
  meetingCancelled: {
    subject: 'Cancelled: %{title}, %{when}',
    before: '%{shop} has called this meeting off: %{title}, %{when}.',
    action: 'See the meeting',
    after: 'There is nothing for you to do. The attached file takes it out of your calendar.',
  },
  meetingReminder: {
    subject: 'Reminder: %{title}, %{when}',
    before: '%{shop} reminds you: %{title}, %{when}. %{place}',
    action: 'See agenda and place',
    after: 'You can still change your answer there. The link is yours alone.',
  },
  digest: {
    subject: 'This morning in %{shop}: %{count} unread',
    before: 'this is new in %{shop} and still unread, the newest first. In all: %{count}.',
    action: 'See all of it',
    after:
      'You chose to get this letter each morning on which there is something. Under My account you can choose otherwise.',
  },
  report: {
    subject: '%{title}: %{days}, %{shop}',
    before: 'this is your saved report “%{title}” of %{shop}: %{days}.',
    action: 'Open the report',
    after: 'You chose to get this report each morning. You can choose otherwise among your saved reports.',
  },
  supportAsked: {
    subject: '%{shop}: %{title}',
    before: '%{shop}: %{title}. %{text}',
    action: 'Answer',
    after: 'Nobody enters before an owner allows it. You choose how far, for how long, and may refuse.',
  },
  supportEmergency: {
    subject: '%{shop}: %{title}',
    before: '%{shop}: %{title}. %{text}. A second administrator of TolaShop approved it.',
    action: 'See it, and end it',
    after: 'You can end it at once. Personal data stays masked.',
  },
  notice: {
    subject: '%{title}',
    before: '%{title}. %{text}',
    action: 'Open TolaShop',
    after: 'You chose to hear of this by mail. Under My account you can choose otherwise.',
  },
} as const;
