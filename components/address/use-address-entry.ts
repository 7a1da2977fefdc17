'use client';

import { useRef, useState, useEffect } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import { isPickupType } from '@/lib/address/destination-types';
import {
  blankAddress,
  type AddressDraft,
  type PostalAddress,
  type SavedAddress,
} from '@/lib/address/draft';
import { saveToBook, verifyAddress, type AddressChoice } from './requests';
import { visitorStore } from '@/components/session/visitor-store';
import { useStore } from '@/components/browser/create-store';
import { beforeFirstWrite } from '@/components/session/first-write';
import { isSameAddress } from '@/lib/address/can-save';
import { cleanDraft } from '@/lib/address/clean-draft';
import { addressDialogTexts } from '@/lib/address/texts';
import { forgetDraft, keepDraft, keptDraft, type TypedAddress } from './unsaved-address';

/** Who uses the dialog; `null` while the session starts. A session that does not start is an anonymous one: the calls say what is wrong. */
function useDialogVisitor(): 'customer' | 'anonymous' | null {
  const visitor = useStore(visitorStore);
  const [started, setStarted] = useState(false);
  useEffect(() => {
    let ignore = false;
    void beforeFirstWrite()
      .then(() => visitorStore.load())
      .finally(() => {
        if (!ignore) setStarted(true);
      });
    return () => {
      ignore = true;
    };
  }, []);
  if (!started) return null;
  return visitor?.kind === 'customer' ? 'customer' : 'anonymous';
}

export interface AddressEntryOptions {
  /** A recipient of an order, or an entry of the address book (saved there always). */
  purpose: 'recipient' | 'book';
  /** The address to begin with; a blank one without. */
  original?: AddressDraft;
  /** The book's entry that is edited. */
  savedID?: string;
  /** What the dialog is for, by a name of its own: what was typed into it and not saved is there when it opens again. Without, nothing is kept. */
  keepAs?: string;
  /** What was typed before the page was loaded anew; the entry begins with it. */
  typed?: TypedAddress | null;
  /** Hears what is typed, with every change. */
  onType?: (typed: TypedAddress) => void;
  /**
   * Takes the address, verified or as it was entered; returns what went wrong, or nothing. `isSent`: whether the form still says what was sent; once it
   * is taken and the form says something else, the entry stays and says so.
   */
  onSave: (
    address: AddressDraft,
    saved: SavedAddress | null,
    isSent: () => boolean,
  ) => Promise<string | null> | void;
  /** Hears that the book has an address that was still being saved when the entry was closed. */
  onLateSave?: () => void;
}

/** The states of entering an address (specification B4): entry, verification, the choice where they differ, the save. */
export function useAddressEntry({
  purpose,
  original = blankAddress,
  savedID,
  keepAs,
  typed = null,
  onType,
  onSave,
  onLateSave,
}: AddressEntryOptions) {
  const visitor = useDialogVisitor();
  /** What the dialog has saved while its form came to say something else: from then on it changes that one. */
  const [taken, setTaken] = useState<AddressDraft | null>(null);
  const begun = taken ?? original;
  const place = keepAs && `${visitorStore.get()?.userID ?? ''} ${keepAs}`;
  const [kept, setKept] = useState(() => (place ? keptDraft(place, original) : null));
  const [draft, setDraft] = useState((kept ?? typed)?.draft ?? original);
  const [toBook, setToBook] = useState((kept ?? typed)?.toBook ?? purpose === 'book');
  const [choice, setChoice] = useState<AddressChoice | null>(null);
  const [refused, setRefused] = useState<AddressDraft | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  /** The book's entry of a save that was not taken over: the next attempt writes over it. */
  const written = useRef<string | null>(null);
  /** Addresses that were verified or kept as they are before: the one the entry began with, and those chosen from the book. */
  const settled = useRef<PostalAddress[]>([original]);
  /** What the form holds, also while an answer is on its way. */
  const inForm = useRef(draft);
  const latest = useLatest({ onSave, toBook });

  /** Tells whether the form says the same as it did. */
  const isInForm = (sent: AddressDraft) => () =>
    isSameAddress(cleanDraft(sent), cleanDraft(inForm.current));
  const finish = async (address: AddressDraft, isSent = isInForm(inForm.current)) => {
    const keep =
      (purpose === 'book' || visitor === 'customer') &&
      latest.current?.toBook &&
      !isPickupType(address.AddressType) &&
      address.AddressType !== 'Email';
    const saved = keep ? await saveToBook(address, savedID ?? written.current) : null;
    if (saved && !saved.ok) return setFailure(saved.error.text);
    if (!latest.current) {
      if (!saved) return;
      if (purpose === 'book' && place) forgetDraft(place);
      return onLateSave?.();
    }
    const problem = (await latest.current.onSave(address, saved?.value ?? null, isSent)) ?? null;
    const isDone = problem === null && isSent();
    if (isDone && place) forgetDraft(place);
    written.current = isDone ? null : (saved?.value.id ?? written.current);
    if (problem !== null || isDone) return setFailure(problem);
    settled.current.push(address);
    setFailure(addressDialogTexts.changedSince);
    if (!place) return;
    setTaken(address);
    keepDraft(place, address, { draft: inForm.current, toBook: latest.current?.toBook ?? toBook });
  };
  const verify = async (address: AddressDraft) => {
    const isSent = isInForm(inForm.current);
    if (isPickupType(address.AddressType) || address.AddressType === 'Email')
      return finish(address, isSent);
    const outcome = await verifyAddress(address, settled.current);
    if (outcome.is !== 'settled' && !isSent()) return setFailure(addressDialogTexts.changed);
    if (outcome.is === 'failed') return setFailure(outcome.text);
    if (outcome.is === 'refused') return setRefused(address);
    if (outcome.is === 'differs') return setChoice(outcome.choice);
    return finish({ ...address, ...outcome.address }, isSent);
  };
  const keep = (changed: TypedAddress) => {
    inForm.current = changed.draft;
    onType?.(changed);
    if (place) keepDraft(place, begun, changed);
  };
  const run = (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(null);
    void work().finally(() => setBusy(false));
  };

  return {
    purpose,
    /** The address the entry changes. */
    original: begun,
    visitor,
    draft,
    toBook,
    /** Ticks whether the address is to go into the book. */
    tick: (ticked: boolean) => {
      setToBook(ticked);
      keep({ draft: inForm.current, toBook: ticked });
    },
    choice,
    refused,
    failure,
    busy,
    kept: kept !== null,
    /** Keeps what is typed for the next time the dialog opens. */
    type: (changed: AddressDraft) => keep({ draft: changed, toBook }),
    /** Forgets what was kept: the entry begins anew. */
    startOver: () => {
      if (place) forgetDraft(place);
      setKept(null);
      setToBook(purpose === 'book');
      setDraft(begun);
      setRefused(null);
      setFailure(null);
    },
    /** Takes an address of the book: as it stands there it is not verified again. */
    trust: (address: PostalAddress) => {
      settled.current.push(address);
    },
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
