'use client';

import { useEffect } from 'react';
import { useStore } from '@/components/browser/create-store';
import { keepStore } from '@/components/session/keep-store';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import { arrivesText } from '@/lib/routes/arrives-key';

/** The tick that keeps the categories opened next to what arrives as this list does. */
export function KeepArrival({ arrives }: { arrives: Arrives }) {
  const kept = useStore(keepStore);
  const here = arrivesText(arrives);
  useEffect(() => {
    if (keepStore.get()) keepStore.set(here);
  }, [here]);
  return (
    <label>
      <input
        type="checkbox"
        checked={kept !== null}
        onChange={({ target }) => keepStore.set(target.checked ? here : null)}
      />
      Keep this on
    </label>
  );
}
