/** Marks what people can do with the page they are on: its buttons, or what holds them. */
export const pageActions = { 'data-actions': '' };

const pressable = ':is(button, a[href]):not(:disabled, [aria-disabled=true])';

export type PageAction = { name: string; press: () => void };

/** The marked buttons that can be pressed now, in the page's order, each under the name that it has there. */
export function actionsOfPage(): PageAction[] {
  const marked = document.querySelectorAll<HTMLElement>(
    `main [data-actions]${pressable}, main [data-actions] ${pressable}`,
  );
  return [...marked].flatMap(button => {
    const name = (button.getAttribute('aria-label') ?? button.textContent).trim();
    return name ? [{ name, press: () => button.click() }] : [];
  });
}
