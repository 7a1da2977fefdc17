'use client';

import { useState, type SubmitEvent } from 'react';
import { priceBounds, typedBound, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { PlaceRoute } from '@/lib/catalogue/category/list-place';
import type { ProductListPage } from '@/lib/search/list/product-list';
import { buttonClass } from '@/components/ui/button';
import { KeptChoice } from './kept-choice';

interface PriceFieldsProps {
  prices: ProductListPage['prices'];
  choice: ListChoice;
  action: PlaceRoute;
  onPrice: (price: ListChoice['price']) => void;
}

/**
 * The price range: two handles and always two fields of dollars, which follow the choice and keep the focus; what is no amount leaves its end open.
 * Without a script the form asks for the refined page.
 */
export function PriceFields({ prices, choice, action, onPrice }: PriceFieldsProps) {
  const [min, setMin] = useState(text(choice.price.min));
  const [max, setMax] = useState(text(choice.price.max));
  const [shown, setShown] = useState(choice.price);
  if (shown.min !== choice.price.min || shown.max !== choice.price.max) {
    setShown(choice.price);
    setMin(text(choice.price.min));
    setMax(text(choice.price.max));
  }
  const lowest = Math.min(prices?.min ?? 0, choice.price.min ?? Infinity);
  const highest = Math.max(prices?.max ?? 0, choice.price.max ?? 0, lowest + 1);
  const low = bounded(typedBound(min, 'min'), lowest, highest, lowest);
  const high = bounded(typedBound(max, 'max'), low, highest, highest);

  // What the fields hold: they may have been filled in before the page was hydrated.
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const sent = new FormData(event.currentTarget);
    const boundOf = (end: 'min' | 'max') => typedBound(String(sent.get(end)), end);
    const price = priceBounds(boundOf('min'), boundOf('max'));
    setMin(text(price.min));
    setMax(text(price.max));
    onPrice(price);
  }

  const field = {
    inputMode: 'decimal',
    maxLength: 9,
    autoComplete: 'off',
    className: 'price-field nums',
  } as const;
  return (
    <form action={action.pathname} method="get" className="pb-3" onSubmit={submit}>
      <fieldset>
        <legend className="pb-1.5 text-ui font-strong">Price range</legend>
        {prices && (
          <div
            className="price-range"
            style={
              {
                '--low': share(low, lowest, highest),
                '--high': share(high, lowest, highest),
              } as React.CSSProperties
            }
          >
            <input
              type="range"
              aria-label="Lowest price"
              aria-valuetext={`$${low}`}
              min={lowest}
              max={highest}
              value={low}
              onChange={(event) => setMin(String(Math.min(Number(event.target.value), high)))}
            />
            <input
              type="range"
              aria-label="Highest price"
              aria-valuetext={`$${high}`}
              min={lowest}
              max={highest}
              value={high}
              onChange={(event) => setMax(String(Math.max(Number(event.target.value), low)))}
            />
          </div>
        )}
        <div className="flex items-center gap-2">
          <input
            {...field}
            name="min"
            placeholder={prices ? `$${prices.min}` : '$ from'}
            aria-label="Lowest price in dollars"
            value={min}
            onChange={(event) => setMin(event.target.value)}
          />
          <span className="text-sm text-ink-2">to</span>
          <input
            {...field}
            name="max"
            placeholder={prices ? `$${prices.max}` : '$ to'}
            aria-label="Highest price in dollars"
            value={max}
            onChange={(event) => setMax(event.target.value)}
          />
          <button
            type="submit"
            name="price"
            value="fields"
            className={buttonClass('secondary', 'small', 'px-3!')}
          >
            Go
          </button>
        </div>
      </fieldset>
      <KeptChoice keys={action.keys} choice={choice} />
    </form>
  );
}

const text = (value: number | null) => (value === null ? '' : String(value));
const share = (value: number, lowest: number, highest: number) =>
  (value - lowest) / (highest - lowest);

function bounded(value: number | null, lowest: number, highest: number, otherwise: number): number {
  return value === null ? otherwise : Math.min(Math.max(value, lowest), highest);
}
