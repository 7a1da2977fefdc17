const fields =
  'input:not([type="hidden"]):not(:disabled), select:not(:disabled), textarea:not(:disabled)';

/**
 * Where the focus begins in a part of the page that has opened: its first field, the part itself where a focused field would bring up the
 * keyboard of a touch screen, `true` (whatever comes first) where it has no field.
 */
export function firstField(part: HTMLElement): HTMLElement | true {
  if (window.matchMedia('(pointer: coarse)').matches) return part;
  return part.querySelector<HTMLElement>(fields) ?? true;
}
