/** For what the specification wants logged and nothing else: whoever runs the shop's computer finds it in the console. */
export function logError(text: string, error?: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(text, error ?? '');
}
