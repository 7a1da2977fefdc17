'use client';

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLatest } from '@/components/browser/use-latest';
import type { CardField } from '@/lib/checkout/payment/card-faults';
import {
  openHostedFields,
  type HostedCard,
} from '@/components/checkout/payment/card/hosted-fields';
import type { CardNonce } from '@/lib/checkout/payment/payment-frame';
import { checkoutTexts } from '@/lib/checkout/texts';

interface HostedState {
  ready: boolean;
  tokenizing: boolean;
  error: string | null;
  faults: Partial<Record<CardField, string | null>>;
  focused: CardField | null;
  /** The card's kind as far as it is recognised. */
  kind: string | null;
}

const closed: HostedState = {
  ready: false,
  tokenizing: false,
  error: null,
  faults: {},
  focused: null,
  kind: null,
};

/** Braintree's card fields within `box`, which has an element `[data-field]` for each; closed when the form goes. */
export function useHostedFields(
  clientToken: string,
  box: RefObject<HTMLElement | null>,
  onCard: (card: CardNonce) => void,
) {
  const card = useRef<HostedCard>(null);
  const [state, setState] = useState(closed);
  const deliver = useLatest(onCard);
  useEffect(() => {
    const leaving = new AbortController();
    const set = (change: (now: HostedState) => HostedState) => {
      if (!leaving.signal.aborted) setState(change);
    };
    const container = (field: CardField) =>
      box.current?.querySelector<HTMLElement>(`[data-field=${field}]`) as HTMLElement;
    openHostedFields(
      clientToken,
      {
        number: container('number'),
        expirationDate: container('expirationDate'),
        cvv: container('cvv'),
      },
      {
        onFault: (field, fault) =>
          set((now) => ({ ...now, faults: { ...now.faults, [field]: fault } })),
        onFocus: (field, focused) =>
          set((now) => ({
            ...now,
            focused: focused ? field : now.focused === field ? null : now.focused,
          })),
        onKind: (kind) => set((now) => ({ ...now, kind })),
        onEnter: () => box.current?.closest('form')?.requestSubmit(),
      },
      leaving.signal,
    ).then(
      (opened) => {
        if (leaving.signal.aborted) return opened.close();
        card.current = opened;
        set((now) => ({ ...now, ready: true }));
      },
      () => set((now) => ({ ...now, error: checkoutTexts.paymentDown })),
    );
    return () => {
      leaving.abort();
      card.current?.close();
      card.current = null;
    };
  }, [clientToken, box]);
  const tokenize = async () => {
    const { current: openCard } = card;
    if (!openCard) return;
    setState((now) => ({ ...now, tokenizing: true, error: null }));
    const answer = await openCard.tokenize();
    // Whoever went elsewhere meanwhile is not led back by it.
    if (card.current !== openCard) return;
    setState((now) => ({
      ...now,
      tokenizing: false,
      error: 'faults' in answer ? answer.faults.text : null,
    }));
    if ('card' in answer) deliver.current?.(answer.card);
  };
  const check = async (takesFocus: boolean) => {
    const isRight = card.current?.check(takesFocus) ?? true;
    setState((now) => ({ ...now, error: isRight ? null : checkoutTexts.checkCard }));
    return isRight;
  };
  return { state, tokenize: () => void tokenize(), check };
}
