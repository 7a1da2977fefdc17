'use client';

import { useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addToCart } from '@/lib/cart/add-to-cart.client';
import type { ProductSpec } from '@/lib/catalogue/product';
import { CartNotices } from './cart-notices';
import { OutTheDoor } from './out-the-door';
import { QuantitySelect } from './quantity-select';
import { QuantityStepper } from './quantity-stepper';
import { defaultChoice, SpecSelects } from './spec-selects';

interface AddToCartProps {
  productID: string;
  productCode: string;
  title: string;
  minQuantity: number;
  maxQuantity: number;
  specs: ProductSpec[];
  inStock: boolean;
  /** Sold today by its release dates. */
  released: boolean;
  /** The only quantities it is sold in, where its schedule says so (000 §5). */
  quantities?: number[];
  /** Told when the shop has taken the units. */
  onAdded?: (quantity: number) => void;
}

type Outcome = { kind: 'idle' } | { kind: 'adding' } | { kind: 'added'; quantity: number } | { kind: 'refused'; text: string };

/** Quantity, options and the button that puts a product in the cart. */
export function AddToCart({ productID, title, minQuantity, maxQuantity, specs, inStock, released, quantities, onAdded }: AddToCartProps) {
  const id = useId();
  const min = quantities?.[0] ?? Math.max(1, minQuantity);
  const [quantity, setQuantity] = useState(min);
  const [choice, setChoice] = useState(() => defaultChoice(specs));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const sold = inStock && released;
  const options = specs.flatMap(({ specID }) => (choice[specID] ? [`${specID}:${choice[specID]}`] : [])).join(',');

  async function add() {
    setOutcome({ kind: 'adding' });
    const chosen = specs.flatMap(({ specID }) => (choice[specID] ? [{ specID, optionID: choice[specID] }] : []));
    const answer = await addToCart({ productID, quantity, specs: chosen });
    if (!answer.ok) return setOutcome({ kind: 'refused', text: answer.error.text });
    if (answer.value === 'removed') return setOutcome({ kind: 'idle' });
    setOutcome({ kind: 'added', quantity });
    onAdded?.(quantity);
    setQuantity(min);
  }

  return (
    <div className="flex flex-col gap-4">
      <SpecSelects idPrefix={id} specs={specs} choice={choice} onChange={setChoice} />
      <div className="flex flex-wrap items-center gap-4">
        {quantities
          ? <QuantitySelect label={title} value={quantity} quantities={quantities} onChange={setQuantity} disabled={!sold} />
          : <QuantityStepper label={title} value={quantity} min={min} max={maxQuantity} onChange={setQuantity} disabled={!sold} />}
        <Button className="grow" disabled={!sold} busy={outcome.kind === 'adding' ? 'Adding' : undefined} onClick={() => void add()}>
          {sold ? 'Add to Cart' : released ? 'Out of stock' : 'Not available yet'}
        </Button>
      </div>
      {sold && <OutTheDoor path={`/api/delivery/quote?${new URLSearchParams({ product: productID, quantity: String(quantity), options }).toString()}`} state="" />}
      {outcome.kind === 'refused' && <Notice tone="error">{outcome.text}</Notice>}
      <CartNotices />
      <div role="status">
        {outcome.kind === 'added' && (
          <Notice tone="success">
            <strong>Added.</strong> {outcome.quantity === 1 ? '' : `${outcome.quantity} × `}{title}{' '}
            <ShopLink href="/cart" className="inline-flex min-h-6 items-center font-strong underline underline-offset-4">Go to your cart</ShopLink>
          </Notice>
        )}
      </div>
    </div>
  );
}
