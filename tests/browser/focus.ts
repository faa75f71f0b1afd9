import { expect, type Locator, type Page } from '@playwright/test';

/** What a person without a pointer needs after each step: the focus is somewhere, in sight, and drawn. */
export async function focusSeen(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(troubleOfFocus), { message: 'the focus' }).toBe('');
}

/** The same, and it is on this element. */
export async function focusOn(target: Locator): Promise<void> {
  await expect(target).toBeFocused();
  await focusSeen(target.page());
}

/** Runs in the page: what is wrong with the focus, nothing when it is as it should be. */
function troubleOfFocus(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'is nowhere';
  const named = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.slice(0, 40)}`;
  // A heading, the page or a dialog as a whole is where one starts, not what one presses.
  if (element.getAttribute('tabindex') === '-1' && !element.matches('[role^=menuitem], [role=tab], [role=radio]'))
    return '';
  const field = element.closest('.MuiInputBase-root, .MuiButtonBase-root:has(> input), .native') ?? element;
  const { top, bottom, left, right, height } = field.getBoundingClientRect();
  if (bottom < 1 || right < 1 || top > innerHeight - 1 || left > innerWidth - 1) return `${named} is out of sight`;
  const shown = document.elementFromPoint(
    Math.min(Math.max((left + right) / 2, 1), innerWidth - 1),
    Math.min(Math.max(top + height / 2, 1), innerHeight - 1),
  );
  if (shown && !field.contains(shown) && !shown.contains(field)) return `${named} is covered by ${shown.className}`;
  return isDrawn(field) || isDrawn(element) ? '' : `${named} looks as if it had no focus`;

  function isDrawn(it: Element): boolean {
    const style = getComputedStyle(it);
    const outline = it.querySelector(':scope > .MuiOutlinedInput-notchedOutline');
    return (
      (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) ||
      (outline !== null && parseFloat(getComputedStyle(outline).borderTopWidth) >= 2) ||
      (it.matches('.Mui-focusVisible, .Mui-focused') && style.backgroundColor !== 'rgba(0, 0, 0, 0)')
    );
  }
}
