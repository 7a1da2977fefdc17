import { whenCustomerLeaves } from '@/components/session/customer-leaves';
import { isSameAddress } from '@/lib/address/can-save';
import { cleanDraft } from '@/lib/address/clean-draft';
import type { AddressDraft } from '@/lib/address/draft';

/** What was typed and not saved yet, and whether it is to go into the book. */
export interface TypedAddress {
  draft: AddressDraft;
  toBook: boolean;
}

/** By what the dialog was opened for; with the address it began with, because another beginning is another question. In memory only. */
const unsavedDrafts = new Map<string, TypedAddress & { original: AddressDraft }>();

/** What was left unsaved in the dialog of this name, which begins with the same address; `null` when nothing was. */
export function keptDraft(name: string, original: AddressDraft): TypedAddress | null {
  const keptEntry = unsavedDrafts.get(name);
  return keptEntry && isSameAddress(keptEntry.original, original) ? keptEntry : null;
}

/** Keeps what is typed as long as it says something else than the address the dialog began with. */
export function keepDraft(name: string, original: AddressDraft, typed: TypedAddress): void {
  if (isSameAddress(cleanDraft(typed.draft), cleanDraft(original))) unsavedDrafts.delete(name);
  else unsavedDrafts.set(name, { ...typed, original });
}

/** Forgets what was left unsaved in the dialog of this name. */
export function forgetDraft(name: string): void {
  unsavedDrafts.delete(name);
}

/** Forgets what every dialog kept: the customer has left. */
export function forgetDrafts(): void {
  unsavedDrafts.clear();
}

whenCustomerLeaves(forgetDrafts);
