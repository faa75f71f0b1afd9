/** Of texts that several people write at once. */
export const textWords = {
  none: 'Nothing written yet.',
  begin: 'Begin to write',
  reading: 'Reading…',
  writing: 'Saving…',
  kept: 'Saved',
  broken: 'No connection. What you write is kept on this device and sent as soon as it can be.',
  changed: '%{name}, %{when}',
};
