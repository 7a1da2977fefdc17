'use client';

import { createContext, use, useRef, useState, type ComponentProps, type MouseEvent } from 'react';
import { reportCheckout } from '@/components/analytics/cart-events';
import { cartStore } from '@/components/session/cart-store';
import { isPlainClick } from '@/components/ui/plain-click';

/**
 * What the links to checkout ask of the page they stand on: whether the way is free once everything under way is written, `anyway` past what has to be
 * mended first; `null` where nothing is under way.
 */
export const UnderWay = createContext<(anyway: boolean) => Promise<boolean> | null>(() => null);

interface CheckoutLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Leads on past what has to be mended first: it is a way to mend it, or has nothing to do with it. */
  anyway?: boolean;
}

/**
 * A link to checkout, which loads another document: a press while something is being written goes on once it is, and stays where that was refused. That
 * checkout begins is reported here, for no tag container may read it there (decision 187).
 */
export function CheckoutLink({ anyway = false, children, ...rest }: CheckoutLinkProps) {
  const underWay = use(UnderWay);
  const link = useRef<HTMLAnchorElement>(null);
  const [waiting, setWaiting] = useState(false);

  async function goOn(written: Promise<boolean>) {
    setWaiting(true);
    const free = await written;
    setWaiting(false);
    if (free) link.current?.click();
  }

  function press(event: MouseEvent) {
    const written = isPlainClick(event) ? underWay(anyway) : null;
    if (!written) return reportCheckout(cartStore.get().cart);
    event.preventDefault();
    if (!waiting) void goOn(written);
  }

  return (
    <a
      {...rest}
      ref={link}
      aria-disabled={waiting || undefined}
      aria-busy={waiting || undefined}
      onClick={press}
    >
      {waiting ? (
        <>
          <span className="spinner" aria-hidden="true" />
          Saving
        </>
      ) : (
        children
      )}
    </a>
  );
}
