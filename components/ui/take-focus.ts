/** Ref of what comes in the place of what had the focus, such as the words on what was sent: it takes the focus as it comes. */
export function takeFocus(part: HTMLElement | null): void {
  part?.focus();
}
