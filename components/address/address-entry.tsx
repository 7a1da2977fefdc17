'use client';

import { useState } from 'react';
import { addressDialogTexts } from '@/lib/address/texts';
import type { Reach } from '@/lib/checkout/delivery/reach';
import { AddressForm } from './address-form';
import type { PickupStores } from './store-pickup-fields';
import type { AddressEntry } from './use-address-entry';

interface AddressEntryViewProps {
  entry: AddressEntry;
  /** Stores to pick up from; without them the entry is for delivery only. */
  stores?: PickupStores;
  /** Lines of the cart the address is for; without, all of them. */
  lineIDs?: readonly string[];
  saveLabel?: string;
  /** What the button says for a pickup, where that differs. */
  pickupLabel?: string;
  /** What else is asked for together with the address, after it. */
  children?: (reach: Reach | null) => React.ReactNode;
  /** Whether the rest can be sent; it shows what is missing. */
  mayGoOn?: (form: HTMLFormElement) => boolean;
  /** Whether what the rest depends on is on its way. */
  waiting?: boolean;
}

/** Entry of an address, or the choice between Entered and Suggested, in a dialog or in a page. */
export function AddressEntryView({
  entry,
  stores,
  lineIDs,
  saveLabel,
  pickupLabel,
  children,
  mayGoOn,
  waiting,
}: AddressEntryViewProps) {
  const { visitor, draft, choice, failure, busy } = entry;
  const [back, setBack] = useState(false);
  if (visitor === null) {
    return (
      <p role="status" className="mt-5 flex items-center gap-3 text-ink-2">
        <span className="spinner" aria-hidden="true" />
        {addressDialogTexts.loading}
      </p>
    );
  }
  if (choice)
    return (
      <choice.CompareAddresses
        entered={draft}
        suggested={choice.suggested}
        failure={failure}
        busy={busy}
        onEdit={() => {
          setBack(true);
          entry.edit();
        }}
        onChoose={entry.choose}
      />
    );
  return (
    <AddressForm
      start={draft}
      takesFocus={back}
      original={entry.original}
      customer={visitor === 'customer'}
      purpose={entry.purpose}
      stores={stores}
      lineIDs={lineIDs}
      refused={entry.refused}
      toBook={entry.toBook}
      onToBook={entry.tick}
      failure={failure}
      busy={busy}
      saveLabel={saveLabel}
      pickupLabel={pickupLabel}
      onSubmit={entry.submit}
      kept={entry.kept}
      onType={entry.type}
      onStartOver={entry.startOver}
      onTrust={entry.trust}
      mayGoOn={mayGoOn}
      waiting={waiting}
    >
      {children}
    </AddressForm>
  );
}
