'use client';

import { useState, type ChangeEvent } from 'react';
import { zipStore } from '@/components/session/zip-store';
import { useFilledBefore } from './use-filled-before';

/**
 * The field in which a shopper types the ZIP of the recipient, for the whole shop: digits only, at most five. `submit` keeps a whole one (`zipStore`) and
 * returns whether it was whole; one that is not has the focus and is `wrong` until it is mended, as the element of the ID `noteID` says.
 */
export function useZipField(noteID: string) {
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const ref = useFilledBefore<HTMLInputElement>(typed, type);

  function type(text: string) {
    setTyped(text.replace(/\D/g, '').slice(0, 5));
    setWrong(false);
  }

  function submit(): boolean {
    const whole = typed.length === 5;
    setWrong(!whole);
    if (whole) zipStore.set(typed);
    else ref.current?.focus();
    return whole;
  }

  return {
    wrong,
    submit,
    clear: () => setTyped(''),
    props: {
      ref,
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) => type(event.target.value),
      inputMode: 'numeric',
      autoComplete: 'postal-code',
      'aria-invalid': wrong || undefined,
      'aria-describedby': wrong ? noteID : undefined,
    } as const,
  };
}
