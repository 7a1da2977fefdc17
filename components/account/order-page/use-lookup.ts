'use client';

import { useRef, useState, type SubmitEvent } from 'react';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';

/**
 * A step of looking an order up: sends its form's fields and goes where the answer leads, or says what was wrong and puts the cursor there. The form has an action of
 * its own, by which the page sends it as long as no script runs.
 */
export function useLookup<T>(action: string, leadsTo: (answer: T) => string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShopProblem | null>(null);
  const sending = useRef(false);
  const send = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const answer = await shopFetch<T>('POST', action, Object.fromEntries(new FormData(form)));
    if (answer.ok) return window.location.assign(leadsTo(answer.value));
    sending.current = false;
    setBusy(false);
    setProblem(answer.error);
    const field = answer.error.field && form.elements.namedItem(answer.error.field);
    if (field instanceof HTMLElement) field.focus();
  };
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(event.currentTarget);
  };
  return { busy, problem, form: { action, method: 'post', onSubmit, noValidate: true } as const };
}
