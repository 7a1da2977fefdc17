'use client';

import { useState } from 'react';
import { addressDialogTexts } from '@/lib/address/texts';
import { AddressForm, type AddressFormProps } from './address-form';

/** Entry of an address, or the choice between Entered and Suggested, in a dialog or in a page. */
export function AddressEntryView(form: Omit<AddressFormProps, 'takesFocus'>) {
  const { visitor, draft, choice, failure, busy, edit, choose } = form.entry;
  const [back, setBack] = useState(false);
  if (visitor === null) {
    // In a page it is as high as the form that comes: what lies below would move under a finger.
    return (
      <p
        role="status"
        className="mt-5 flex items-center gap-3 text-ink-2 in-[main]:min-h-dvh in-[main]:items-start"
      >
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
          edit();
        }}
        onChoose={choose}
      />
    );
  return <AddressForm {...form} takesFocus={back} />;
}
