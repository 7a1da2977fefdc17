'use client';

import { useRef, useState } from 'react';
import { forgetSession } from '@/lib/cart/first-write.client';
import { shopFetch, type ShopProblem } from '@/lib/http/shop-fetch.client';
import { orderConfirmationPath } from '@/lib/routes/order-path';
import type { Submit } from './schema';
import type { SubmitOutcome } from './submit-outcome';
import { checkoutTexts } from './texts';

/** How placing the order stands. */
export type SubmitState =
  | { kind: 'open' }
  | { kind: 'placing' }
  | { kind: 'checking' };

const pausesMs = [500, 1000, 2000, 4000];
/** An order nobody knows of, this many answers in a row, was never placed. */
const unknownAnswers = 3;

interface SubmitEnds {
  /** Goes to the confirmation. */
  leave: (path: string) => void;
  /** Nothing was submitted and no charge stands. */
  onRefused: (problem: ShopProblem) => void;
}

/** Places the order once; an answer that got lost is followed up until it is known (decision 10). */
export function useSubmit({ leave, onRefused }: SubmitEnds) {
  const [state, setState] = useState<SubmitState>({ kind: 'open' });
  const busy = useRef(false);

  async function place(body: Submit): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setState({ kind: 'placing' });
    const answer = await shopFetch<SubmitOutcome>('POST', '/api/checkout/submit', body);
    const lost = !answer.ok && answer.error.code === 'upstream-unavailable';
    if (lost || (answer.ok && answer.value.state === 'checking')) return follow();
    if (answer.ok && answer.value.state === 'placed') return placed(answer.value);
    if (!answer.ok) refuse(answer.error);
  }

  async function follow(): Promise<void> {
    setState({ kind: 'checking' });
    let unknown = 0;
    for (let round = 0; unknown < unknownAnswers; round += 1) {
      await pause(pausesMs[Math.min(round, pausesMs.length - 1)] ?? 4000);
      const status = await shopFetch<SubmitOutcome>('GET', '/api/checkout/status');
      if (status.ok && status.value.state === 'placed') return placed(status.value);
      if (!status.ok && status.error.code === 'not-found') unknown += 1;
      else if (!status.ok && status.error.code !== 'upstream-unavailable') return refuse(status.error);
      else unknown = 0;
    }
    refuse({ code: 'cannot-process', text: checkoutTexts.cannotProcess });
  }

  function placed({ userID, orderID }: { userID: string; orderID: string }): void {
    forgetSession();
    leave(orderConfirmationPath(userID, orderID));
  }

  function refuse(problem: ShopProblem): void {
    busy.current = false;
    setState({ kind: 'open' });
    onRefused(problem);
  }

  return { state, place: (body: Submit) => void place(body) };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => { setTimeout(resolve, milliseconds); });
}
