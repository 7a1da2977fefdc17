'use client';

import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import {
  giftCardName,
  giftCardState,
  giftCardTexts as texts,
} from '@/lib/checkout/gift-card-texts';
import type { OrderGiftCard } from '@/lib/checkout/order-gift-cards';
import { shopFetch } from '@/components/browser/shop-fetch';

type Sending = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; text: string };

/** A gift card of a placed order, and the button that has its mail sent again. What came of it is said where the button was, and takes the focus. */
export function GiftCardRow({ path, card: first }: { path: string; card: OrderGiftCard }) {
  const [card, setCard] = useState(first);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (sending.state === 'sent') told.current?.focus();
  }, [sending.state]);

  async function send() {
    setSending({ state: 'sending' });
    const answer = await shopFetch<OrderGiftCard>('POST', path);
    if (!answer.ok) return setSending({ state: 'failed', text: answer.error.text });
    setCard(answer.value);
    setSending({ state: 'sent' });
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-3 first:border-0">
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="nums font-strong">{giftCardName(card)}</p>
        <p className="text-ink-2 [overflow-wrap:anywhere]">{giftCardState(card)}</p>
        {sending.state === 'sent' && (
          <p ref={told} role="status" tabIndex={-1} className="text-leaf-700">
            {texts.sent}
          </p>
        )}
        {sending.state === 'failed' && (
          <p role="alert" className="text-terra-700">
            {sending.text}
          </p>
        )}
      </div>
      {card.resendable && (
        <Button
          kind="secondary"
          size="small"
          busy={sending.state === 'sending' ? texts.sending : undefined}
          onClick={() => void send()}
        >
          {texts.send}
          <span className="sr-only">: {giftCardName(card)}</span>
        </Button>
      )}
    </li>
  );
}
