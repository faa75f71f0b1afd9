/** Of a file on its way in parts. */
export const largeFileWords = {
  comparing: 'Looking what is there already…',
  sending: '%{sent} of %{total} sent',
  paused: 'Paused at %{sent} of %{total}',
  waiting: 'The line is gone, %{sent} of %{total} are there. It goes on by itself when the line is back.',
  finishing: 'All sent. Checking the file…',
  done: 'All sent',
  failed: 'Stopped at %{sent} of %{total}',
  checksum: 'SHA-256',
  copy: 'Copy SHA-256',
  copied: 'Copied',
  pause: 'Pause',
  goOn: 'Go on',
  left: '%{name} stopped at %{percent}%. Choose the same file again: it goes on from there.',
  forget: 'Discard',
} as const;

/** Of what goes out with a form. */
export const uploadWords = {
  sending_one: 'Sending %{name}',
  waiting: '%{name} waits',
  saving: 'Saving',
  sending: 'Sending',
  sent: '%{sent} of %{total} sent',
  finishing: 'All sent. Almost done…',
  stopped: 'Stopped. What you typed is still here.',
} as const;
