import { useEffect, useRef, type RefObject } from 'react';

/** Ref of what comes in the place of what had the focus, such as the words on what was sent: it takes the focus as it comes. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}

/** Gives the focus to `target` when what held it has gone with `present`: nobody who uses the keyboard is thrown back to the top of the page. */
export function useFocusAfter(present: boolean, target: RefObject<HTMLElement | null>): void {
  const was = useRef(present);
  useEffect(() => {
    if (was.current && !present && document.activeElement === document.body)
      target.current?.focus();
    was.current = present;
  }, [present, target]);
}

/**
 * Keeps the place of a keyboard: where the control that had the focus has gone from the part of the page at the ref with a change of `state`, the
 * focus comes to that part and not to the top of the page.
 */
export function useKeptFocus<T extends HTMLElement>(state: unknown) {
  const place = useRef<T>(null);
  const within = useRef(false);
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      within.current = place.current?.contains(target as Node) ?? false;
    };
    document.addEventListener('focusin', follow);
    return () => document.removeEventListener('focusin', follow);
  }, []);
  useEffect(() => {
    if (within.current && document.activeElement === document.body) place.current?.focus();
  }, [state]);
  return place;
}

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
