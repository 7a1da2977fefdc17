'use client';

import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { giftCardTexts as texts } from '@/lib/checkout/gift-card-texts';
import type { OrderGiftCards } from '@/lib/checkout/order-gift-cards';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { GiftCardRow } from './gift-card-row';

interface GiftCardListProps {
  userID: string;
  orderID: string;
}

type Part =
  | { state: 'loading' }
  | { state: 'failed'; problem: ShopProblem }
  | { state: 'ready'; order: OrderGiftCards };

/** The gift cards of a placed order: where each went, by its last digits, and a way to have its mail sent again. Nothing for an order whose cards were never numbered. */
export function GiftCardList({ userID, orderID }: GiftCardListProps) {
  const id = useId();
  const path = `/api/orders/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}/gift-cards`;
  const [part, setPart] = useState<Part>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let gone = false;
    void shopFetch<OrderGiftCards>('GET', path).then((answer) => {
      if (!gone)
        setPart(
          answer.ok
            ? { state: 'ready', order: answer.value }
            : { state: 'failed', problem: answer.error },
        );
    });
    return () => {
      gone = true;
    };
  }, [path, turn]);
  if (part.state === 'ready' && part.order.cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print">
      <h3 id={id} className="mb-2 text-h3">
        {texts.heading}
      </h3>
      {part.state === 'loading' && (
        <p role="status" className="text-sm text-ink-2">
          {texts.loading}
        </p>
      )}
      {part.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{part.problem.text}</p>
          <Button
            kind="secondary"
            size="small"
            onClick={() => {
              setPart({ state: 'loading' });
              setTurn(turn + 1);
            }}
          >
            {texts.again}
          </Button>
        </div>
      )}
      {part.state === 'ready' && (
        <ul>
          {part.order.cards.map((card) => (
            <GiftCardRow key={card.id} path={`${path}/${card.id}`} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
