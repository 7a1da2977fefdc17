'use client';

import { useStore } from '@/components/browser/create-store';
import { zipStore } from '@/components/session/zip-store';
import { useUntouched } from '@/components/ui/form/use-untouched';

/** The ZIP of an order, with the one this browser keeps in it. */
export function DeliverToField() {
  return (
    <input
      ref={useUntouched(useStore(zipStore) ?? '')}
      name="zip"
      required
      inputMode="numeric"
      autoComplete="postal-code"
      pattern="[0-9]{5}"
      maxLength={5}
      title="A 5 digit ZIP"
      className="nums block w-full bg-transparent text-base font-strong"
    />
  );
}
