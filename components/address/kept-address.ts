import { isSameAddress } from '@/lib/address/can-save';
import { cleanDraft } from '@/lib/address/clean-draft';
import { whenCustomerLeaves } from '@/components/session/customer-leaves';
import type { AddressDraft } from '@/lib/address/draft';

/** What was typed into an address dialog that was closed before it was saved. */
export interface KeptDraft {
  draft: AddressDraft;
  toBook: boolean;
}

/** By what the dialog was opened for; with the address it began with, because another beginning is another question. In memory only. */
const kept = new Map<string, KeptDraft & { original: AddressDraft }>();

/** What was left unsaved in the dialog of this name, which begins with the same address; `null` when nothing was. */
export function keptDraft(name: string, original: AddressDraft): KeptDraft | null {
  const held = kept.get(name);
  return held && isSameAddress(held.original, original) ? held : null;
}

/** Keeps what is typed as long as it says something else than the address the dialog began with. */
export function keepDraft(name: string, original: AddressDraft, typed: KeptDraft): void {
  if (isSameAddress(cleanDraft(typed.draft), cleanDraft(original))) kept.delete(name);
  else kept.set(name, { ...typed, original });
}

/** Forgets what a dialog kept: it was saved, or is begun anew. */
export function forgetDraft(name: string): void {
  kept.delete(name);
}

/** Forgets what every dialog kept: the customer has left. */
export function forgetDrafts(): void {
  kept.clear();
}

whenCustomerLeaves(forgetDrafts);
