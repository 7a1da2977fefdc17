'use client';

import { useState } from 'react';
import { addToCart } from '@/components/cart/send-to-cart';
import { ActForm } from '@/components/ui/act-form';
import { buttonClass } from '@/components/ui/button';

interface AddOneProps {
  productID: string;
  title: string;
}

/** Puts one of a product in the cart with one press and says beside it what came of it. */
export function AddOne({ productID, title }: AddOneProps) {
  const [said, setSaid] = useState('');

  async function add() {
    if (said === 'Adding') return;
    setSaid('Adding');
    const answer = await addToCart({ productID, quantity: 1, specs: [] });
    setSaid(!answer.ok ? answer.error.text : answer.value === 'added' ? 'Added' : 'Not available');
  }

  return (
    <>
      <span role="status" className="text-right text-sm text-leaf-700">
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
