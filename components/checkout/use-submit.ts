'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { forgetSession } from '@/components/session/first-write';
import { dropDrafts } from '@/components/session/kept-drafts';
import type { ErrorCode } from '@/lib/core/errors/error-codes';
import { sendWithCaptcha, type AskCaptcha } from '@/components/browser/ask-captcha';
import { newID } from '@/components/browser/new-id';
import { isUnanswered, shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { orderConfirmationPath } from '@/lib/routes/order-path';
import { waitBeforeAsking } from './confirmation/asking';
import {
  askPlaced,
  hearPlaced,
  noteSent,
  tellPlaced,
  type PlacedOrder,
} from './confirmation/placed-order';
import type { Submit } from '@/lib/checkout/schema';
import type { SubmitOutcome } from '@/lib/checkout/submit-outcome';
import { checkoutTexts } from '@/lib/checkout/texts';

/** How placing the order stands. */
export type SubmitState =
  { kind: 'open' } | { kind: 'placing' } | { kind: 'checking'; elsewhere: boolean };

const pausesMs = [500, 1000, 2000, 4000];
/** An attempt nobody knows of, this many answers in a row, is withdrawn: then it is proven that nothing was placed. */
const unknownAnswers = 3;
/** Refusals of an order that another window is placing or has just placed. */
const placingElsewhere: readonly ErrorCode[] = [
  'submit-mismatch',
  'order-being-placed',
  'order-already-placed',
];

interface SubmitEnds {
  /** The order that is placed, for other windows. */
  orderID: string | null;
  /** Goes to the confirmation. */
  leave: (path: string) => void;
  /** Shows a captcha where placing the order needs one. */
  askCaptcha: AskCaptcha;
  /** Nothing was submitted and no charge stands. */
  onRefused: (problem: ShopProblem) => void;
}

/**
 * Places the order once; an answer that got lost, or an order that another window is placing, is followed up until it is known (ruling 10). Offline
 * nothing is sent.
 */
export function useSubmit({ orderID, leave, askCaptcha, onRefused }: SubmitEnds) {
  const [state, setState] = useState<SubmitState>({ kind: 'open' });
  const busy = useRef(false);

  async function place(body: Submit): Promise<void> {
    if (busy.current) return;
    if (!navigator.onLine)
      return onRefused({ code: 'upstream-unavailable', text: checkoutTexts.offline });
    busy.current = true;
    setState({ kind: 'placing' });
    const wasSent = noteSent(orderID);
    let attempt: string | undefined;
    const answer = await sendWithCaptcha((more) => {
      attempt = newID();
      return shopFetch<SubmitOutcome>('POST', '/api/checkout/submit', {
        ...body,
        ...more,
        attempt,
      });
    }, askCaptcha);
    if (isUnanswered(answer) || (answer.ok && answer.value.state === 'checking'))
      return follow(attempt);
    if (answer.ok && answer.value.state === 'placed') return placed(answer.value);
    if (!answer.ok && placingElsewhere.includes(answer.error.code))
      return follow(undefined, !wasSent);
    if (!answer.ok) refuse(answer.error);
  }

  async function follow(attempt: string | undefined, elsewhere = false): Promise<void> {
    setState({ kind: 'checking', elsewhere });
    const query = attempt === undefined ? '' : `?attempt=${attempt}`;
    let unknown = 0;
    for (let round = 0; ; round += 1) {
      await waitBeforeAsking(pausesMs[Math.min(round, pausesMs.length - 1)] ?? 4000);
      const isGivenUp = unknown === unknownAnswers;
      const answer =
        isGivenUp && attempt !== undefined
          ? await shopFetch<SubmitOutcome>('DELETE', `/api/checkout/submit${query}`)
          : await shopFetch<SubmitOutcome>('GET', `/api/checkout/status${query}`);
      if (answer.ok && answer.value.state === 'placed') return placed(answer.value);
      if (!answer.ok && !isUnanswered(answer)) {
        if (isGivenUp) return giveUp(answer.error);
        if (answer.error.code !== 'not-found') return refuse(answer.error);
        unknown += 1;
      } else if (!isGivenUp) unknown = 0;
    }
  }

  /** The shopper's order may be another by now, or none: where the answer that said so was lost, because this one is placed. */
  async function giveUp(problem: ShopProblem): Promise<void> {
    const order = orderID === null ? null : await askPlaced(orderID);
    if (order) placed(order);
    else if (problem.code !== 'not-found') refuse(problem);
    else refuse({ code: 'cannot-process', text: checkoutTexts.cannotProcess });
  }

  function placed(order: PlacedOrder): void {
    forgetSession();
    dropDrafts();
    tellPlaced(order);
    leave(orderConfirmationPath(order.userID, order.orderID));
  }

  function refuse(problem: ShopProblem): void {
    busy.current = false;
    noteSent(null);
    setState({ kind: 'open' });
    onRefused(problem);
  }

  const heard = useEffectEvent((order: PlacedOrder) => {
    if (busy.current && order.orderID === orderID) placed(order);
  });
  useEffect(() => hearPlaced((order) => heard(order)), []);

  return { state, place: (body: Submit) => void place(body) };
}
