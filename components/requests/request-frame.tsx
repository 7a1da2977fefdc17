'use client';

import { useRef, useState, type ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { newID } from '@/components/browser/new-id';
import { shopFetch } from '@/components/browser/shop-fetch';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { Notice } from '@/components/ui/notice';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import type { ErrorCode, Problem } from '@/lib/core/errors/error-codes';
import { draftOf, keepAttempt, readAttempt, type Attempt } from './request-draft';
import { requestTexts } from './request-texts';

interface RequestFrameProps<T extends FieldValues, A> {
  form: UseFormReturn<T>;
  /** Accessible name of the form, and the words on its button. */
  label: string;
  button: string;
  /** What happens next, said in the place of the form once it was sent. */
  next: string;
  /** Name its draft is kept under. */
  draft: string;
  /** Where it is posted, and the body, which the form adds its trap to. */
  path?: '/api/requests' | '/api/stock-notices';
  body: (typed: T) => Record<string, unknown>;
  /** What stands below those words, of what the shop answered; it takes their place where it says `data-undone`. */
  then?: (answer: A) => ReactNode;
  /** Told once a request of a person is taken; one that filled the trap is no person's. */
  onSent?: () => void;
  /** Words of its own for a refusal, by its code. */
  refusals?: Partial<Record<ErrorCode, string>>;
  children: ReactNode;
}

/**
 * A form that sends one request to the house (decision 132): it says at its field what was refused, keeps what was typed through a reload and a failure,
 * and gives way to words once the request is taken.
 */
export function RequestFrame<T extends FieldValues, A = unknown>({
  form,
  label,
  button,
  next,
  draft,
  path = '/api/requests',
  body,
  then,
  onSent,
  refusals = {},
  children,
}: RequestFrameProps<T, A>) {
  const [problem, setProblem] = useState<(Problem & { text: string }) | null>(null);
  const [sent, setSent] = useState<{ answer: A } | null>(null);
  /** Sent again after an answer that was lost, the same words are one request. */
  const attempt = useRef<Attempt>(null);
  if (sent)
    return (
      <div ref={takeFocus} tabIndex={-1} role="status" className="request-thanks rounded-panel">
        <Notice tone="success">
          <div className="request-sent">
            <p className="font-strong">{requestTexts.sent}</p>
            <p>{next}</p>
          </div>
          {then?.(sent.answer)}
        </Notice>
      </div>
    );

  const send = async (typed: T, website: string) => {
    setProblem(null);
    const contents = { ...body(typed), website };
    const words = JSON.stringify(contents);
    attempt.current ??= readAttempt(draft);
    if (attempt.current?.words !== words) attempt.current = { words, id: newID() };
    keepAttempt(draft, attempt.current);
    const answer = await shopFetch<A>('POST', path, { ...contents, id: attempt.current.id });
    if (answer.ok) {
      draftOf(draft).set(null);
      keepAttempt(draft, null);
      if (!website) onSent?.();
      return setSent({ answer: answer.value });
    }
    const { field, text } = answer.error;
    if (field !== undefined && field in typed)
      return form.setError(field as Path<T>, { message: text }, { shouldFocus: true });
    setProblem(answer.error);
  };

  return (
    <form
      noValidate
      aria-label={label}
      onChange={() => draftOf(draft).set(JSON.stringify(form.getValues()))}
      onSubmit={(event) => {
        const website = event.currentTarget.elements.namedItem('website');
        const filled = website instanceof HTMLInputElement ? website.value : '';
        void form.handleSubmit((typed) => send(typed, filled))(event);
      }}
      className="flex flex-col gap-4"
    >
      {children}
      <div className="hidden" aria-hidden="true">
        <label>
          Website
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {problem && (
        <Notice tone="error">
          {refusals[problem.code] ?? problem.text} {requestTexts.kept}{' '}
          <OrderPhone className="font-strong underline" />.
        </Notice>
      )}
      <div>
        <Button type="submit" busy={form.formState.isSubmitting ? requestTexts.sending : undefined}>
          {button}
        </Button>
      </div>
    </form>
  );
}
