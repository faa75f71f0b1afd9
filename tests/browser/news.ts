type Listening = { heard: string[] };

/** Runs in every page before anything else does: writes down all news, since a toast may be gone before a busy machine looks for it. */
export function listen(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const last = new WeakMap<Element, string>();
  const note = () => {
    for (const it of document.querySelectorAll('[role=status], [role=alert]')) {
      if (last.get(it) !== it.textContent) heard.push(it.textContent);
      last.set(it, it.textContent);
    }
  };
  new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Runs in the page: whether this was said since it was last asked for. */
export function hasHeard(text: string): boolean {
  const { heard } = window as unknown as Listening;
  const others = heard.filter(said => !said.includes(text));
  return heard.splice(0, heard.length, ...others).length > others.length;
}

/** Runs in the page: from now on the pointer rests on each toast as it comes up, so that what it offers is still there when a busy machine gets to it. */
export function holdToasts(): void {
  const hold = () => {
    for (const it of document.querySelectorAll('[role=status]'))
      it.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
  };
  new MutationObserver(hold).observe(document, { subtree: true, childList: true });
}
