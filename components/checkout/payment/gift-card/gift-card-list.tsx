'use client';

import { useId, useState } from 'react';
import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { Button } from '@/components/ui/button';
import { takeFocus } from '@/components/ui/take-focus';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { TryAgain } from '@/components/ui/try-again';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import {
  giftCardTexts as texts,
  giftCardName,
  giftCardState,
} from '@/lib/checkout/payment/gift-card-texts';
import type { OrderGiftCards, OrderGiftCard } from '@/lib/checkout/payment/order-gift-cards';
import { followPath } from '@/lib/routes/order-path';
import { shopFetch } from '@/components/browser/shop-fetch';
import { usePart } from '@/components/session/use-part';

type Sending = { state: 'idle' | 'sending' | 'sent' } | { state: 'failed'; text: string };

/** A gift card of a placed order, and the button that has its mail sent again. What came of it is said where the button was, and takes the focus. */
function GiftCardRow({ path, card: first }: { path: string; card: OrderGiftCard }) {
  const [card, setCard] = useState(first);
  const [sending, setSending] = useState<Sending>({ state: 'idle' });

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
        <p className="text-ink-2 [overflow-wrap:anywhere]">
          <BreakableMail text={giftCardState(card)} />
        </p>
        {sending.state === 'sent' && (
          <p ref={takeFocus} role="status" tabIndex={-1} className="text-leaf-700">
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

interface GiftCardListProps {
  userID: string;
  orderID: string;
  /** The token of the order's link, where it is by that that the order is seen. */
  link?: string;
}

/** The gift cards of a placed order: where each went, by its last digits, and a way to have its mail sent again. Nothing for an order whose cards were never numbered. */
export function GiftCardList({ userID, orderID, link }: GiftCardListProps) {
  const id = useId();
  const path = link
    ? followPath(link, 'gift-cards')
    : `/api/orders/${encodeURIComponent(userID)}/${encodeURIComponent(orderID)}/gift-cards`;
  const { part, again } = usePart<OrderGiftCards>(path);
  const unhydrated = useUnhydrated();
  if (part.state === 'ready' && part.value.cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="no-print">
      <h3 id={id} className="mb-2 text-h3">
        {texts.heading}
      </h3>
      {part.state === 'loading' && (
        <div className="text-sm text-ink-2">
          <p role="status" className={unhydrated ? 'awaited' : undefined}>
            {texts.loading}
          </p>
          {unhydrated && <NeedsScript>{texts.needsScript}</NeedsScript>}
        </div>
      )}
      {part.state === 'failed' && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-sm">
          <p>{part.problem.text}</p>
          <TryAgain size="small" onClick={again} />
        </div>
      )}
      {part.state === 'ready' && (
        <ul>
          {part.value.cards.map((card) => (
            <GiftCardRow key={card.id} path={`${path}/${card.id}`} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}
