'use client';

import { useEffect } from 'react';
import type { EarlyAct } from '@/lib/core/first-move.client';

/**
 * Tells the page again, in their order, what a visitor did before it could hear it: buttons pressed, fields filled in, lists changed, forms sent.
 * Stands last in a layout, when everything in it is awake.
 */
export function EarlyActs() {
  useEffect(() => {
    const early = window.earlyActs;
    if (!early) return;
    window.earlyActs = undefined;
    early.stop();
    void tellAgain(early.acts);
  }, []);
  return null;
}

async function tellAgain(acts: readonly EarlyAct[]): Promise<void> {
  for (const act of acts) {
    // The page shows what one act changed before it hears the next.
    await Promise.resolve();
    if (act.target.isConnected) tell(act);
  }
}

function tell({ target, value, checked }: EarlyAct): void {
  if (target instanceof HTMLFormElement) return target.requestSubmit();
  if (target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement) return fill(target, value ?? '');
  if (!(target instanceof HTMLInputElement)) return target.click();
  if (target.type !== 'checkbox' && target.type !== 'radio') return fill(target, value ?? '');
  target.checked = !checked;
  target.click();
}

/** Fills a field in as a visitor does: React hears only of a value other than the last it saw. */
function fill(field: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = value === '' ? '0' : '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field) as object, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
