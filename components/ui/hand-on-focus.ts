/** A part of the page that has a name to say, or the page itself. */
const partSelector = 'main, section, [role="group"], [role="dialog"]';

/**
 * Ref of a button that goes once what it asks for comes, as `Try again` does: where it goes with the focus, the part of the page it stood in takes the
 * focus, and where that gives way too, the one around it. Nobody who uses the keyboard is thrown back to the top of the page.
 */
export function handOnFocus(button: HTMLElement | null): (() => void) | undefined {
  if (!button) return undefined;
  return () => {
    if (document.activeElement !== button) return;
    const parts: HTMLElement[] = [];
    for (
      let part = button.closest<HTMLElement>(partSelector);
      part;
      part = part.parentElement?.closest<HTMLElement>(partSelector) ?? null
    )
      parts.push(part);
    queueMicrotask(() => focusRemaining(parts));
  };
}

function focusRemaining(parts: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body) return;
  const part = parts.find(({ isConnected }) => isConnected) ?? document.querySelector('main');
  const target = (part?.matches('main') && part.querySelector('h1')) || part;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  const watch = new MutationObserver(() => {
    if (document.activeElement === target) return;
    watch.disconnect();
    if (!target.isConnected) focusRemaining(parts);
  });
  watch.observe(document.body, { childList: true, subtree: true });
}
