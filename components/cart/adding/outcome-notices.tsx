import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addingTexts } from '@/lib/cart/adding-texts';
import { CartNotices } from '../cart-notices';

/** How the last press on a button that adds to the cart stands; `words` name what was added. */
export type Outcome =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; words: string }
  | { kind: 'refused'; text: string };

/** A link in a notice. */
export const noticeLink = 'tap mr-3 min-h-6 font-strong underline underline-offset-4';

/** The way to the cart, beside what says that something was added. */
export function GoToCart() {
  return (
    <ShopLink href="/cart" className={noticeLink}>
      {addingTexts.goToCart}
    </ShopLink>
  );
}

/** What came of the press, under the button: why nothing was added, what the cart has to tell, or what was added, with the ways on. */
export function OutcomeNotices({ outcome, children }: { outcome: Outcome; children?: ReactNode }) {
  return (
    <>
      {outcome.kind === 'refused' && <Notice tone="error">{outcome.text}</Notice>}
      <CartNotices />
      <div role="status">
        {outcome.kind === 'added' && (
          <Notice tone="success">
            <strong>{addingTexts.added}</strong> {outcome.words} <GoToCart />
            {children}
          </Notice>
        )}
      </div>
    </>
  );
}
