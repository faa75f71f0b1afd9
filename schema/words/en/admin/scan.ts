/** Of codes that the camera reads. */
export const scanWords = {
  open: 'Scan with the camera',
  done: 'Done',
  light: 'Light',
  starting: 'The camera is being started…',
  looking: 'Hold the code of a tag in front of the camera, one after the other.',
  nothing: 'No code found so far. Go nearer, hold it still, and see to more light.',
  failed: 'What reads the codes could not be loaded. Close this and try again.',
  again: 'Try again',
  read: '1 code read |||| %{smart_count} codes read',
  added: '%{code} is on it',
  before: '%{code} is on it already',
  unknown: '%{code}: nothing is called so.',
  full: '%{code}: there is no room for more lines.',
  problem: {
    denied: 'This page may not use the camera. Allow it in the browser’s settings for this page, then try again.',
    none: 'No camera was found on this device.',
    busy: 'The camera cannot be started. Close other apps that use it, then try again.',
    insecure: 'Browsers give the camera only to pages that came over https. Open the shop at its https address.',
    ended: 'The camera was taken away. Try again.',
  },
};
