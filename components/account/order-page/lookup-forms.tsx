'use client';

import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { whenBack } from '@/components/browser/when-back';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/form/text-field';
import type { TypedLookup } from '@/lib/account/order-lookup-typed.server';
import { lookupPath } from '@/lib/account/order-lookup-steps';
import { longestEmail } from '@/lib/address/email';
import { orderPagePath } from '@/lib/routes/order-path';
import { lookupTexts as texts } from './lookup-texts';

/**
 * A step of looking an order up: sends its form's fields and goes where the answer leads, or says what was wrong and puts the cursor there. The form has an action of
 * its own, by which the page sends it as long as no script runs.
 */
function useLookup<T>(action: string, leadsTo: (answer: T) => string) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ShopProblem | null>(null);
  const sending = useRef(false);
  const rest = () => {
    sending.current = false;
    setBusy(false);
  };
  // Back may bring the page as it was left, on its way to where the answer led.
  useEffect(() => whenBack(rest), []);
  const send = async (form: HTMLFormElement) => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(null);
    const answer = await shopFetch<T>('POST', action, Object.fromEntries(new FormData(form)));
    if (answer.ok) return window.location.assign(leadsTo(answer.value));
    rest();
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

interface StepProps {
  /** What a page without script was led back with. */
  refusal: string | null;
}

/** The number of an order and the e-mail it was ordered with; `typed` is what a page without script was sent with. */
export function NumberForm({ refusal, typed }: StepProps & { typed?: TypedLookup }) {
  const { busy, problem, form } = useLookup<{ lookup: string }>('/api/order-lookup', (answer) =>
    lookupPath(answer),
  );
  const error = (field: string) => (problem?.field === field ? problem.text : undefined);
  const general = problem ? (problem.field ? null : problem.text) : refusal;
  return (
    <form {...form} className="flex flex-col gap-4">
      {general && <Notice tone="error">{general}</Notice>}
      <TextField
        label={texts.number}
        defaultValue={typed?.number}
        hint={texts.numberHint}
        name="number"
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        error={error('number')}
      />
      <TextField
        label={texts.email}
        defaultValue={typed?.email}
        name="email"
        type="email"
        required
        autoComplete="email"
        maxLength={longestEmail}
        error={error('email')}
      />
      <Button type="submit" busy={busy ? texts.sendingCode : undefined}>
        {texts.sendCode}
      </Button>
    </form>
  );
}

/** The code that was mailed. */
export function CodeForm({ lookup, refusal }: StepProps & { lookup: string }) {
  const { busy, problem, form } = useLookup<{ token: string }>(
    '/api/order-lookup/code',
    ({ token }) => orderPagePath(token),
  );
  const atField = problem?.field === 'code' ? problem.text : undefined;
  const general = problem ? (atField ? null : problem.text) : refusal;
  return (
    <form {...form} className="flex flex-col gap-4">
      {general && <Notice tone="error">{general}</Notice>}
      <input type="hidden" name="lookup" value={lookup} />
      <TextField
        label={texts.code}
        hint={texts.codeHint}
        name="code"
        required
        autoFocus
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
        error={atField}
      />
      <Button type="submit" busy={busy ? texts.opening : undefined}>
        {texts.open}
      </Button>
    </form>
  );
}
