'use client';

import { useCallback, useRef } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { Cart } from '@/lib/cart/cart';
import { isOpen } from '@/lib/cart/cart-summary';
import { cartTexts } from '@/lib/cart/texts';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { shopFetch } from '@/components/browser/shop-fetch';
import { readAnswer } from '@/components/browser/read-answer';
import type { Wallet } from '@/lib/checkout/payment/wallets';
import { useStore } from '@/components/browser/create-store';
import type { OutTheDoor as Quote } from '@/lib/promise/out-the-door';
import { zipStore } from '@/components/session/zip-store';
import { CheckoutLink } from './checkout-link';
import { TotalLines } from './total-lines';
import { WalletLinks } from './wallet-links';
import { PriceDelivered } from './shipment/price-delivered';

/** The wallets the gateway offers; none while they are not known. */
function useOfferedWallets(): readonly Wallet[] {
  const { data } = useQuery({
    queryKey: ['wallets'],
    staleTime: 600_000,
    queryFn: async () => {
      const answer = await shopFetch<Wallet[]>('GET', '/api/checkout/wallets');
      return answer.ok ? answer.value : [];
    },
  });
  return data ?? [];
}

/** To the first thing that has to be mended, which has its own buttons. */
function toFirstChange(): void {
  document.querySelector<HTMLElement>('[data-change]')?.focus();
}

/** Passes the focus from what is taken away on to what comes in its place: a `ref` for each. */
function useFocusInPlace() {
  const had = useRef(false);
  const gone = useCallback((element: HTMLElement | null) => {
    had.current = false;
    return () => {
      had.current = element?.contains(document.activeElement) ?? false;
    };
  }, []);
  const come = useCallback((element: HTMLElement | null) => {
    if (had.current) element?.focus();
  }, []);
  return { gone, come };
}

interface OutTheDoorProps {
  /** Changes when what is quoted does. */
  state: string;
  /** Stands in its place until it is known. */
  children?: React.ReactNode;
}

/** How long a cart stays as it is before its price delivered is asked for. */
const settledMs = 200;

/** What the cart costs out the door once the recipient's ZIP is known: every part, and the total that checkout will submit. */
export function OutTheDoor({ state, children = null }: OutTheDoorProps) {
  const zip = useStore(zipStore);
  const quotePath = `/api/checkout/quote?zip=${zip ?? ''}`;
  const { data: quote, isPlaceholderData } = useQuery({
    queryKey: ['quote', zip, state],
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => {
        setTimeout(resolve, settledMs);
      });
      signal.throwIfAborted();
      return readAnswer<Quote>(quotePath);
    },
    enabled: zip !== null,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!zip || !quote) return children;
  return (
    <PriceDelivered
      zip={zip}
      price={quote}
      current={!isPlaceholderData}
      alone={children !== null}
    />
  );
}

/** The order summary beside the cart, with the way to checkout; past what does not hold any more it leads to what mends it. All that goes to one place has one total: delivered, once its ZIP is known. */
export function CartSummary({ cart, confirmed }: { cart: Cart; confirmed: boolean }) {
  const wallets = useOfferedWallets();
  const { gone, come } = useFocusInPlace();
  const ready = cart.state === 'ready';
  const open = cart.shipments.some(isOpen);
  const alone = open && cart.shipments.length === 1;
  const totals = <TotalLines cart={cart} confirmed={confirmed} />;
  return (
    <aside aria-labelledby="order-summary" className="flex flex-col gap-4 lg:sticky lg:top-6">
      <div className="flex flex-col gap-5 panel p-6">
        <h2 id="order-summary" className="text-h3">
          Order summary
        </h2>
        {ready && !alone && totals}
        {ready && open && (
          <OutTheDoor state={`${cart.count} ${cart.totals.total}`}>
            {alone ? totals : null}
          </OutTheDoor>
        )}
        {ready &&
          (cart.changes.length > 0 ? (
            <Button ref={come} className="w-full" onClick={toFirstChange}>
              Check out
            </Button>
          ) : (
            <div ref={gone} className="flex flex-col gap-3">
              <CheckoutLink href="/checkout" className={buttonClass('primary', 'normal', 'w-full')}>
                Check out
              </CheckoutLink>
              <WalletLinks wallets={wallets} />
            </div>
          ))}
        {ready && cart.changes.length > 0 && (
          <p className="text-sm text-terra-700">{cartTexts.mendFirst}</p>
        )}
        <p className="text-xs text-ink-2">Nothing is charged until you have reviewed the order.</p>
      </div>
      <p className="flex items-center gap-3 px-2 text-sm text-ink-2">
        <Icon name="phone" className="text-ink" />
        <span>
          <OrderPhone className="font-strong text-ink" />
          <br />
          Rather talk? We’ll take your order by phone.
        </span>
      </p>
    </aside>
  );
}
