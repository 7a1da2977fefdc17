'use client';

import { useState, type ChangeEvent } from 'react';
import { zipStore } from './zip-store';

/**
 * The field in which a shopper types the ZIP of the recipient, for the whole shop: digits only, at most five. `submit` keeps a whole one (`zipStore`) and
 * returns whether it was whole; until then `wrong` is true. `type` takes what stood in the field before the page was hydrated.
 */
export function useZipField() {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);

  function type(text: string) {
    setTyped(text.replace(/\D/g, '').slice(0, 5));
    setWrong(false);
  }

  function submit(): boolean {
    const whole = typed.length === 5;
    setWrong(!whole);
    if (whole) zipStore.set(typed);
    return whole;
  }

  return {
    typed,
    wrong,
    type,
    submit,
    clear: () => setTyped(''),
    props: {
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      inputMode: 'numeric',
      autoComplete: 'postal-code',
    } as const,
  };
}
