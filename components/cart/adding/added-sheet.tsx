'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog/dialog';
import { ShopLink } from '@/components/ui/shop-link';
import { addingTexts } from '@/lib/cart/adding-texts';
import type { Wallet } from '@/lib/checkout/payment/wallets';
import { cartStore } from '../../session/cart-store';
import { CartNotices } from '../cart-notices';
import { CheckoutLink, UnderWay } from '../checkout-link';
import { WalletLinks } from '../wallet-links';

interface AddedSheetProps {
  title: string;
  /** Its price, size and color. */
  facts: string;
  /** Small things to add to it. */
  also?: ReactNode;
  /** The wallets checkout can be opened with. */
  wallets: readonly Wallet[];
  onClose: () => void;
}

/** Once the small things that were added are answered: whether the cart has them; `null` where none is on its way. */
function addsUnderWay(): Promise<boolean> | null {
  const { adding, count } = cartStore.get();
  if (adding === 0) return null;
  return new Promise((resolve) => {
    const end = cartStore.subscribe(() => {
      const now = cartStore.get();
      if (now.adding > 0) return;
      end();
      resolve((now.count ?? 0) >= (count ?? 0) + adding);
    });
  });
}

/** What a small screen shows once a product is in the cart: what it was, what may go with it, and the way to checkout. */
export default function AddedSheet({ title, facts, also, wallets, onClose }: AddedSheetProps) {
  return (
    <Dialog open onClose={onClose} title="In your cart" width="sheet">
      <p className="mt-1">
        {title} <span className="nums block text-sm text-ink-2">{facts}</span>
      </p>
      <div className="mt-4 flex flex-col gap-4">
        <CartNotices />
        {also}
      </div>
      <div className="mt-5 flex flex-col gap-2.5">
        <UnderWay value={addsUnderWay}>
          <CheckoutLink href="/checkout" className={buttonClass('primary')}>
            Check out
          </CheckoutLink>
          <WalletLinks wallets={wallets} />
        </UnderWay>
        <ShopLink href="/cart" className={buttonClass('secondary')}>
          {addingTexts.goToCart}
        </ShopLink>
        <button type="button" onClick={onClose} className="min-h-11 font-strong underline">
          Keep shopping
        </button>
      </div>
    </Dialog>
  );
}
