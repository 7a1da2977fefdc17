'use client';

import { useRef, useState } from 'react';
import { isPickupType } from '@/lib/address/destination-types';
import { blankAddress, type AddressDraft, type PostalAddress, type SavedAddress } from '@/lib/address/draft';
import { requestVerification, saveToBook } from '@/lib/address/requests.client';
import { useDialogVisitor } from './use-dialog-visitor';

export interface AddressEntryOptions {
  /** A recipient of an order, or an entry of the address book (saved there always). */
  purpose: 'recipient' | 'book';
  /** The address to begin with; a blank one without. */
  original?: AddressDraft;
  /** The book's entry that is edited. */
  savedID?: string;
  /** Takes the address, verified or as it was entered; answers what went wrong, or nothing. */
  onSave: (address: AddressDraft, saved: SavedAddress | null) => Promise<string | null> | void;
}

/** The states of entering an address (001 §4): entry, verification, the choice where they differ, the save. */
export function useAddressEntry({ purpose, original = blankAddress, savedID, onSave }: AddressEntryOptions) {
  const visitor = useDialogVisitor();
  const [draft, setDraft] = useState(original);
  const [toBook, setToBook] = useState(purpose === 'book');
  const [choice, setChoice] = useState<PostalAddress | null>(null);
  const [refused, setRefused] = useState<AddressDraft | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The book's entry of a save that was not taken over: the next attempt writes over it. */
  const written = useRef<string | null>(null);

  const finish = async (address: AddressDraft) => {
    const keep = visitor === 'customer' && toBook && !isPickupType(address.AddressType) && address.AddressType !== 'Email';
    const saved = keep ? await saveToBook(address, savedID ?? written.current) : null;
    if (saved && !saved.ok) return setFailure(saved.error.text);
    const problem = (await onSave(address, saved?.value ?? null)) ?? null;
    written.current = problem === null ? null : saved?.value.id ?? written.current;
    setFailure(problem);
  };
  const verify = async (address: AddressDraft) => {
    if (isPickupType(address.AddressType) || address.AddressType === 'Email') return finish(address);
    const answer = await requestVerification(address);
    if (!answer.ok) return setFailure(answer.error.text);
    if (answer.value.outcome === 'verified') return finish({ ...address, ...answer.value.address });
    if (answer.value.outcome === 'failed') return setRefused(address);
    setChoice(answer.value.address);
  };
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    void work().finally(() => setBusy(false));
  };

  return {
    purpose, original, savedID, visitor, draft, toBook, setToBook, choice, refused, failure, busy,
    submit: (address: AddressDraft) => {
      setDraft(address);
      setRefused(null);
      run(() => verify(address));
    },
    edit: () => {
      setChoice(null);
      setFailure(null);
    },
    choose: (address: PostalAddress) => run(() => finish({ ...draft, ...address })),
  };
}

export type AddressEntry = ReturnType<typeof useAddressEntry>;
