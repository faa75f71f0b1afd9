/** Has the browser print a file as it is. Where pages are not printed from a frame, on phones, the file is opened instead. */
export const printFile = (file: Blob): void => {
  const address = URL.createObjectURL(file);
  if (!navigator.pdfViewerEnabled) return void window.open(address, '_blank');
  const frame = Object.assign(document.createElement('iframe'), { src: address, ariaHidden: 'true' });
  // Not `hidden`: what is not drawn is not printed everywhere.
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0', visibility: 'hidden' });
  frame.addEventListener('load', () => {
    frame.contentWindow?.focus();
    frame.contentWindow?.print();
  });
  document.body.append(frame);
  // The dialog of the browser may stay open for long, and reads the file until it is closed.
  const end = () => {
    frame.remove();
    URL.revokeObjectURL(address);
  };
  window.addEventListener('focus', () => setTimeout(end, 60_000), { once: true });
};

/** Whether the device can hand a file on, to WhatsApp for one. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;
