/** Of what a shop holds on its way into a file: exports, and a whole shop, which comes in again out of one. */
export const archiveRefusals = {
  exportNotReady: 'The export is not ready yet.',
  exportRunning: 'The export is still running.',
  exportStopped: 'The export stopped again and again at the same place.',
  fileNotKept: 'This file is not kept any more. Export it again.',
  archiveRunning: 'A shop is already on its way. Wait for it, or cancel it.',
  archiveNotReady: 'The file of the shop is not ready yet.',
  archiveStopped: 'It stopped again and again at the same place.',
  archiveNone: 'This is no shop archive, or it was cut short or changed.',
  archiveNewer: 'This shop archive was made by a newer version. Update this site first.',
  archiveStrange: 'The archive holds %{name}, which belongs in no shop archive.',
  archiveAltered: 'In the archive %{name} is missing or was changed.',
  archiveNotText: 'In the archive %{name} is not text in UTF-8.',
  archiveLine: '%{file}, line %{line}: %{problem}',
  archiveField: '%{file}, line %{line}, %{field}: %{problem}',
  archive: 'Shop archive',
} as const;
