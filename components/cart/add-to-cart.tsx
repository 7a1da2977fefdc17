'use client';

import { useId, useRef, useState } from 'react';
import { ActForm } from '@/components/ui/act-form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { ShopLink } from '@/components/ui/shop-link';
import { addToCart } from '@/components/cart/send-to-cart';
import { cartTexts } from '@/lib/cart/texts';
import type { SaleState } from '@/lib/catalogue/availability';
import { shutWords } from '@/lib/catalogue/availability-words';
import type { ProductSpec } from '@/lib/catalogue/product';
import { BuyBar } from './buy-bar';
import { CartNotices } from './cart-notices';
import { OutTheDoor } from './out-the-door';
import { QuantitySelect } from './quantity-select';
import { QuantityStepper, stepOf } from './quantity-stepper';
import { defaultChoice, SpecSelects } from './spec-selects';

interface AddToCartProps {
  productID: string;
  productCode: string;
  title: string;
  /** Its price with the size and colour that are chosen, for the bar of small screens. */
  facts: string;
  minQuantity: number;
  maxQuantity: number;
  specs: ProductSpec[];
  /** Whether it is sold now, and if not, why. */
  sale: SaleState;
  /** The only quantities it is sold in, where its schedule says so (specification A5). */
  quantities?: number[];
  /** Told when the shop has taken the units. */
  onAdded?: (quantity: number) => void;
}

type Outcome =
  | { kind: 'idle' }
  | { kind: 'adding' }
  | { kind: 'added'; quantity: number }
  | { kind: 'refused'; text: string };

/** Quantity, options and the button that puts a product in the cart. */
export function AddToCart({
  productID,
  title,
  facts,
  minQuantity,
  maxQuantity,
  specs,
  sale,
  quantities,
  onAdded,
}: AddToCartProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const min = quantities?.[0] ?? Math.max(1, minQuantity);
  const [quantity, setQuantity] = useState(min);
  const [choice, setChoice] = useState(() => defaultChoice(specs));
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
  const sold = sale === 'available';
  const busy = outcome.kind === 'adding' ? cartTexts.adding : undefined;
  const options = specs
    .flatMap(({ specID }) => (choice[specID] ? [`${specID}:${choice[specID]}`] : []))
    .join(',');

  function act(sent: FormData) {
    const step = stepOf(sent);
    if (step !== null)
      setQuantity((now) => Math.min(Math.max(now + step, min), Math.max(min, maxQuantity)));
    else if (sold && !busy) void add();
  }

  /** Answers whether the cart has it now. */
  async function add(): Promise<boolean> {
    setOutcome({ kind: 'adding' });
    const chosen = specs.flatMap(({ specID }) =>
      choice[specID] ? [{ specID, optionID: choice[specID] }] : [],
    );
    const answer = await addToCart({ productID, quantity, specs: chosen });
    const added = answer.ok && answer.value === 'added';
    setOutcome(
      added
        ? { kind: 'added', quantity }
        : answer.ok
          ? { kind: 'idle' }
          : { kind: 'refused', text: answer.error.text },
    );
    if (!added) return false;
    onAdded?.(quantity);
    setQuantity(min);
    return true;
  }

  return (
    <div className="flex flex-col gap-4">
      <SpecSelects idPrefix={id} specs={specs} choice={choice} onChange={setChoice} />
      <ActForm act={act} className="flex flex-wrap items-center gap-4">
        {quantities ? (
          <QuantitySelect
            label={title}
            value={quantity}
            quantities={quantities}
            onChange={setQuantity}
            disabled={!sold}
          />
        ) : (
          <QuantityStepper
            label={title}
            value={quantity}
            min={min}
            max={maxQuantity}
            onChange={setQuantity}
            disabled={!sold}
            sends
          />
        )}
        <Button ref={button} type="submit" className="grow" disabled={!sold} busy={busy}>
          {sale === 'available' ? cartTexts.add : shutWords(sale)}
        </Button>
      </ActForm>
      {sold && (
        <OutTheDoor
          path={`/api/delivery/quote?${new URLSearchParams({ product: productID, quantity: String(quantity), options }).toString()}`}
          state=""
        />
      )}
      {outcome.kind === 'refused' && <Notice tone="error">{outcome.text}</Notice>}
      <CartNotices />
      <div role="status">
        {outcome.kind === 'added' && (
          <Notice tone="success">
            <strong>{cartTexts.added}</strong>{' '}
            {outcome.quantity === 1 ? '' : `${outcome.quantity} × `}
            {title}{' '}
            <ShopLink
              href="/cart"
              className="inline-flex min-h-6 items-center font-strong underline underline-offset-4"
            >
              {cartTexts.goToCart}
            </ShopLink>
          </Notice>
        )}
      </div>
      {sold && (
        <BuyBar
          button={button}
          title={title}
          facts={facts}
          label={cartTexts.add}
          busy={busy}
          added={outcome.kind === 'added'}
          onPress={add}
        />
      )}
    </div>
  );
}
