'use client';

import { useEffect, useRef, useState } from 'react';
import { ChangeNotice } from '@/components/cart/change-notice';
import type { ShopProblem } from '@/components/browser/shop-fetch';
import { Notice } from '@/components/ui/notice';
import type { Cart, CartLine } from '@/lib/cart/cart';
import type { Mend } from '@/lib/cart/change/mending';
import type { OrderChange } from '@/lib/core/order-change';
import { anotherChoice } from '@/lib/orders/change-texts';
import { checkoutTexts } from '@/lib/checkout/texts';

interface StandingChangesProps {
  cart: Cart;
  /** What does not hold any more, and what has changed since the last look. */
  changes: readonly OrderChange[];
  /** The refusal that told of it; without one the cart was only read anew. */
  refused: ShopProblem | null;
  busy: boolean;
  /** Writes; returns what was refused, as `remove` does. */
  mend: (mend: Mend) => Promise<string | null>;
  remove: (line: CartLine) => Promise<string | null>;
  onAnother: (change: OrderChange) => void;
}

/** What has to be mended before the order can be placed, at the step that mends it; it takes the focus unless somebody is typing. */
export function StandingChanges({
  changes,
  refused,
  mend,
  remove,
  onAnother,
  ...notice
}: StandingChangesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const tell = (written: Promise<string | null>) => {
    setProblem(null);
    void written.then(setProblem);
  };
  const shownChanges = `${refused?.text} ${JSON.stringify(changes)}`;
  useEffect(() => {
    if (!document.activeElement?.matches('input, select, textarea, iframe')) place.current?.focus();
  }, [shownChanges]);
  // What the refusal was about may be mended while something else still stands.
  const isMended =
    refused?.code === 'out-of-stock' &&
    changes.length > 0 &&
    !changes.some(({ what }) => what === 'stock');
  const costs = changes.length > 0 && changes.every(({ what }) => what === 'terms');
  const priced =
    changes.length > 0
      ? changes.some(({ what }) => what === 'price')
      : refused?.code === 'order-changed' || refused?.code === 'submit-mismatch';
  return (
    <div
      ref={place}
      tabIndex={-1}
      role="group"
      aria-label={checkoutTexts.changedLabel}
      className="mb-5 flex flex-col gap-3"
    >
      <ChangeNotice
        {...notice}
        onMend={(by) => tell(mend(by))}
        onRemove={(line) => tell(remove(line))}
        changes={changes}
        heading={
          (isMended ? null : refused?.text) ??
          (costs ? checkoutTexts.costsMore : checkoutTexts.changed)
        }
        another={(change) =>
          change.what !== 'stock' &&
          change.what !== 'gone' &&
          change.what !== 'price' && (
            <button type="button" onClick={() => onAnother(change)} className="text-link tap">
              {anotherChoice(change)}
            </button>
          )
        }
      />
      {priced && refused && <p className="text-sm text-ink-2">{checkoutTexts.changedMore}</p>}
      {problem && <Notice tone="error">{problem}</Notice>}
    </div>
  );
}
