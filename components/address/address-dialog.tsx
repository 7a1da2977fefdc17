'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Dialog } from '@/components/ui/dialog';
import { isPickupType } from '@/lib/address/destination-types';
import { blankAddress, type AddressDraft, type PostalAddress, type SavedAddress } from '@/lib/address/draft';
import { ownPath } from '@/lib/address/own-path';
import { requestVerification, saveToBook } from '@/lib/address/requests.client';
import { addressDialogTexts } from '@/lib/address/texts';
import { AddressForm, type PickupChoice } from './address-form';
import { CompareAddresses } from './compare-addresses';
import { useDialogVisitor } from './use-dialog-visitor';

export interface AddressDialogProps {
  onClose: () => void;
  /** A recipient of an order, or an entry of the address book (saved there always). */
  purpose: 'recipient' | 'book';
  /** The address to begin with; a blank one without. */
  original?: AddressDraft;
  /** The book's entry that is edited. */
  savedID?: string;
  /** Stores to pick up from; without them the dialog is for delivery only. */
  stores?: readonly PickupChoice[];
  /** Lines of the cart the address is for; without, all of them. */
  lineIDs?: readonly string[];
  /** A path of this site to return to after a save (000 §2). */
  navBackTo?: string;
  /** Takes the address, verified or as it was entered; answers what went wrong, or nothing. */
  onSave: (address: AddressDraft, saved: SavedAddress | null) => Promise<string | null> | void;
}

/** The recipient address dialog (001 §2): entry, then verification, then the choice between Entered and Suggested where they differ. */
export default function AddressDialog({ onClose, purpose, original = blankAddress, savedID, stores, lineIDs, navBackTo, onSave }: AddressDialogProps) {
  const visitor = useDialogVisitor();
  const router = useRouter();
  const [draft, setDraft] = useState(original);
  const [toBook, setToBook] = useState(purpose === 'book');
  const [choice, setChoice] = useState<PostalAddress | null>(null);
  const [refused, setRefused] = useState<AddressDraft | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const finish = async (address: AddressDraft) => {
    const keep = visitor === 'customer' && toBook && !isPickupType(address.AddressType) && address.AddressType !== 'Email';
    const saved = keep ? await saveToBook(address, savedID ?? null) : null;
    const problem = saved && !saved.ok ? saved.error.text : await onSave(address, saved?.ok ? saved.value : null);
    if (problem) return setFailure(problem);
    onClose();
    const back = ownPath(navBackTo);
    if (back) router.push(back);
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

  const title = choice ? addressDialogTexts.chooseTitle : savedID ? addressDialogTexts.editTitle : isPickupType(draft.AddressType) ? addressDialogTexts.pickupTitle : addressDialogTexts.title;
  return (
    <Dialog open onClose={onClose} title={title} width={choice ? 'wide' : 'normal'}>
      {visitor === null && <p role="status" className="mt-5 flex items-center gap-3 text-ink-2"><span className="spinner" aria-hidden="true" />{addressDialogTexts.loading}</p>}
      {visitor !== null && choice === null && (
        <AddressForm
          start={draft} original={original} customer={visitor === 'customer'} purpose={purpose} stores={stores} lineIDs={lineIDs} refused={refused}
          toBook={toBook} onToBook={setToBook} failure={failure} busy={busy} onSubmit={(address) => { setDraft(address); setRefused(null); run(() => verify(address)); }}
        />
      )}
      {choice && (
        <CompareAddresses
          entered={draft} suggested={choice} failure={failure} busy={busy} onEdit={() => { setChoice(null); setFailure(null); }}
          onChoose={(address) => run(() => finish({ ...draft, ...address }))}
        />
      )}
    </Dialog>
  );
}
