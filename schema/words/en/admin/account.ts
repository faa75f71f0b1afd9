export const accountWords = {
  account: {
    title: 'My account',
    details: {
      title: 'My details',
      name: 'Name',
      email: 'Email',
      mobileNo: 'Mobile number',
    },
    language: {
      title: 'Language',
      label: 'Language',
      help: 'Of these pages, and of your letters and notifications.',
    },
    password: {
      title: 'Change password',
      help: 'Everywhere else you are signed out. Who has only signed in with Google so far chooses a first password by “Forgot the password?” on the sign-in page.',
      present: 'Present password',
      next: 'New password',
      submit: 'Change password',
      done: 'Password changed. All other sessions ended.',
      show: 'Show the passwords',
    },
    sessions: {
      title: 'Where I am signed in',
      help: 'Do you not know one of these? End it, and change your password.',
      this: 'This device',
      since: 'since %{at}',
      unknown: 'Unknown device',
      on: '%{browser} on %{system}',
      end: 'End',
      end_named: 'End the session on %{device}',
      ended: 'That session has ended',
      end_others: 'End all others',
      ended_others: 'All other sessions ended',
      failed: 'Your sessions could not be loaded.',
    },
  },
};
