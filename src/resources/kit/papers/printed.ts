/** Has the browser print a file as it is. Where pages are not printed from a frame, on phones, the file is opened instead. */
export const printFile = (file: Blob): void => {
  const address = URL.createObjectURL(file);
  if (!navigator.pdfViewerEnabled) return void window.open(address, '_blank');
  const frame = Object.assign(document.createElement('iframe'), { src: address, title: 'Print', hidden: true });
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  // The dialog of the browser may stay open for long, and reads the file until it is closed.
  window.addEventListener('focus', () => setTimeout(() => frame.remove(), 60_000), { once: true });
};

/** Whether the device can hand a file on, to WhatsApp for one. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;
