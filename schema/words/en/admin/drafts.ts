/** Of what was typed in a form and is kept on the device. */
export const draftWords = {
  left: 'Unfinished on this device',
  lines: '1 line |||| %{smart_count} lines',
  resume: 'Continue',
  discard: 'Discard',
  kept: 'Not saved yet. What you typed is kept on this device, and offered when you come back.',
  changed:
    'Somebody else has changed this meanwhile: %{fields}. Here stands what you typed; compare before you save it.',
  offline:
    'The server cannot be reached. What you typed is kept on this device. To save and to issue, the server is needed: try again when the line is back.',
  full: 'This device has no room to keep what you type. Save it before you leave.',
};
