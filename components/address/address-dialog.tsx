'use client';

import { useRouter } from 'next/navigation';
import { Dialog } from '@/components/ui/dialog/dialog';
import { isPickupType } from '@/lib/address/destination-types';
import type { AddressDraft, SavedAddress } from '@/lib/address/draft';
import { ownPath } from '@/lib/address/own-path';
import { addressDialogTexts } from '@/lib/address/texts';
import { AddressEntryView } from './address-entry';
import type { PickupStores } from './store-pickup-fields';
import { useAddressEntry, type AddressEntryOptions } from './use-address-entry';

export interface AddressDialogProps extends Omit<AddressEntryOptions, 'onSave'> {
  /** Takes the address, with its entry in the book; returns what went wrong, or nothing. */
  onSave: (address: AddressDraft, saved: SavedAddress | null) => Promise<string | null> | void;
  onClose: () => void;
  /** Stores to pick up from; without them the dialog is for delivery only. */
  stores?: PickupStores;
  /** Lines of the cart the address is for; without, all of them. */
  lineIDs?: readonly string[];
  /** A path of this site to return to after a save (specification A2). */
  navBackTo?: string;
}

/** The recipient address dialog (specification B2): entry, then verification, then the choice between Entered and Suggested where they differ. What is typed outlives its closing (decision 091). */
export default function AddressDialog({
  onClose,
  stores,
  lineIDs,
  navBackTo,
  onSave,
  ...options
}: AddressDialogProps) {
  const router = useRouter();
  const entry = useAddressEntry({
    ...options,
    keepAs: `${options.purpose} ${options.savedID ?? lineIDs?.join() ?? 'new'}`,
    onSave: async (address, saved, isSent) => {
      const problem = await onSave(address, saved);
      if (problem) return problem;
      if (!isSent()) return null;
      onClose();
      const back = ownPath(navBackTo);
      if (back) router.push(back);
      return null;
    },
  });
  const entryTitle = options.savedID
    ? addressDialogTexts.editTitle
    : isPickupType(entry.draft.AddressType)
      ? addressDialogTexts.pickupTitle
      : addressDialogTexts.title;
  return (
    <Dialog
      open
      onClose={onClose}
      title={entry.choice ? addressDialogTexts.chooseTitle : entryTitle}
      width={entry.choice ? 'wide' : 'normal'}
    >
      <AddressEntryView entry={entry} stores={stores} lineIDs={lineIDs} />
    </Dialog>
  );
}
