/** Estimates and bills. */
export const salesWords = {
  sales: {
    scan: 'Scan a tag',
    scanHelp: 'Each scan adds a line, at the rate that holds',
    scanned: '%{tag} is on it: %{description}',
    noSuchTag: '%{tag}: No piece has this tag.',
    scannedBefore: '%{tag} is on it already',
  },
};
