'use client';

import { useState } from 'react';
import { reportAddedToCart } from '@/components/analytics/product-events';
import { addToCart } from '@/components/cart/adding/send-to-cart';
import { ActForm } from '@/components/ui/form/act-form';
import { buttonClass } from '@/components/ui/button';
import type { AnalyticsItem } from '@/lib/analytics/items';
import { addingTexts } from '@/lib/cart/adding-texts';

interface AddOneProps {
  productID: string;
  title: string;
  /** What is reported as added. */
  item: AnalyticsItem;
}

/** Puts one of a product in the cart with one press and says beside it what came of it. */
export function AddOne({ productID, title, item }: AddOneProps) {
  const [{ said, refused }, setOutcome] = useState({ said: '', refused: false });

  async function add() {
    if (said === addingTexts.adding) return;
    setOutcome({ said: addingTexts.adding, refused: false });
    const answer = await addToCart({ productID, quantity: 1, specs: [] });
    if (answer.ok && answer.value === 'added')
      reportAddedToCart({ item, quantity: 1, objectID: productID });
    setOutcome(
      !answer.ok
        ? { said: answer.error.text, refused: true }
        : answer.value === 'added'
          ? { said: addingTexts.added, refused: false }
          : { said: 'Not available', refused: true },
    );
  }

  return (
    <>
      <span
        role="status"
        className={`text-right text-sm ${refused ? 'text-terra-700' : 'text-leaf-700'}`}
      >
        {said}
      </span>
      <ActForm act={() => void add()}>
        <button type="submit" className={buttonClass('secondary', 'small')}>
          Add<span className="sr-only"> {title}</span>
        </button>
      </ActForm>
    </>
  );
}
