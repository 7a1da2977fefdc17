'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LogInButton } from '@/components/address/log-in-button';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { bringBackCart } from '@/components/cart/bring-back';
import type { Cart } from '@/lib/cart/cart';
import { errorText } from '@/lib/core/errors/error-texts';
import { takeCart } from '@/components/session/cart-query';
import { visitorStore } from '@/components/session/visitor-store';
import type { ShopProblem } from '@/components/browser/shop-fetch';

/** A visit, or a log-in, that ended in the middle: a guest's order can be put together again from what this page still knows, a customer logs in again. */
export function EndedVisit({
  cart,
  problem,
  wasCustomer,
}: {
  cart: Cart;
  problem: ShopProblem;
  /** The order was a customer's: their cart waits in the account, whoever the shop takes them for now. */
  wasCustomer: boolean;
}) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const guest = problem.code === 'visit-ended' && !wasCustomer;
  useEffect(() => {
    place.current?.focus();
    void visitorStore.load(true);
  }, []);
  const bringBack = async () => {
    setBusy(true);
    setFailed(null);
    const back = await bringBackCart(cart);
    setBusy(false);
    if (!back.ok) return setFailed(back.error.text);
    await takeCart(client, back.value.cart);
  };
  return (
    <div ref={place} tabIndex={-1} className="mb-5">
      <Notice tone="error">
        <p>{wasCustomer ? errorText({ code: 'session-expired' }) : problem.text}</p>
        {guest && <p className="mt-1">{endedVisitTexts.visitEnded}</p>}
        {failed && <p className="mt-1 font-strong">{failed}</p>}
        <div className="mt-3">
          {guest ? (
            <Button
              size="small"
              busy={busy ? endedVisitTexts.bringingBack : undefined}
              onClick={() => void bringBack()}
            >
              {endedVisitTexts.bringBack}
            </Button>
          ) : (
            <LogInButton />
          )}
        </div>
      </Notice>
    </div>
  );
}

/** What an order says whose visit has ended. */
const endedVisitTexts = {
  visitEnded: 'What you entered is still here. We can put your order together again in a moment.',
  bringBack: 'Bring my order back',
  bringingBack: 'Bringing it back',
} as const;
