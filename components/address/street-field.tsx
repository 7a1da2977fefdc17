'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { FieldNote } from '@/components/ui/form/field-note';
import { inputClass } from '@/components/ui/form/text-field';
import { isPostBox } from '@/lib/address/verification/post-box';
import { addressDialogTexts } from '@/lib/address/texts';
import type { SuggestedStreetProps } from './suggested-street';

interface StreetFieldProps extends Pick<
  SuggestedStreetProps,
  'value' | 'addressType' | 'onType' | 'onBlur' | 'onChoose'
> {
  /** Section of the autocomplete tokens. */
  section: string;
  error?: string;
}

const load = () => import('./suggested-street');

/**
 * Address 1, a plain field. What suggests addresses is fetched once a pointer or the focus is in its form, and takes the field over with what was typed; where
 * it does not come the field stays plain, and the next focus asks again.
 */
export function StreetField({ section, error, ...field }: StreetFieldProps) {
  const { value, onType, onBlur } = field;
  const id = useId();
  const plain = useRef<HTMLInputElement>(null);
  const typed = useRef(false);
  const [live, setLive] = useState<
    (Awaited<ReturnType<typeof load>> & Pick<SuggestedStreetProps, 'start'>) | null
  >(null);
  useEffect(() => {
    const form = plain.current?.form;
    if (!form || live) return;
    const stop = new AbortController();
    // A keyboard that composes words, as phones have, would lose the one it is at.
    let composing = false;
    const takeOver = async () => {
      const script = await load().catch(() => null);
      const input = plain.current;
      if (!script || !input || composing || stop.signal.aborted) return;
      const focused = input === document.activeElement;
      setLive({
        ...script,
        start: {
          selection: focused ? [input.selectionStart, input.selectionEnd] : null,
          typed: focused && typed.current,
        },
      });
    };
    const ask = () => void takeOver();
    form.addEventListener('focusin', ask, { signal: stop.signal });
    form.addEventListener('pointerover', ask, { signal: stop.signal, once: true });
    form.addEventListener('compositionstart', () => (composing = true), { signal: stop.signal });
    form.addEventListener(
      'compositionend',
      () => {
        composing = false;
        ask();
      },
      { signal: stop.signal },
    );
    if (form.matches(':focus-within')) ask();
    return () => stop.abort();
  }, [live]);
  const hint = isPostBox(value) ? addressDialogTexts.postBox : undefined;
  const input = {
    id,
    name: 'Street1',
    autoComplete: `${section} shipping address-line1`,
    maxLength: 100,
    'aria-invalid': Boolean(error),
    'aria-describedby': error || hint ? `${id}-more` : undefined,
    className: inputClass(Boolean(error)),
  };
  return (
    <div className="relative sm:col-span-6">
      <label htmlFor={id} className="mb-1 block text-sm font-strong">
        Address 1
      </label>
      {live ? (
        <live.SuggestedStreet {...field} input={input} start={live.start} />
      ) : (
        <input
          {...input}
          ref={plain}
          value={value}
          onChange={(event) => {
            typed.current = true;
            onType(event.target.value);
          }}
          onBlur={onBlur}
        />
      )}
      <FieldNote id={`${id}-more`} error={error} hint={hint} />
    </div>
  );
}
