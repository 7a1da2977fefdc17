import { formatCents } from '@/lib/core/money';
import { percentOff } from '@/lib/catalogue/price-range';
import type { PriceRange, ProductVariant } from '@/lib/catalogue/product';
import { saleWords } from './product-labels';

/** Price of the variant shown, struck-through retail price and percent off, the range of all variants, price breaks (specification A2, A9). */
export function VariantPrice({ variant, range }: { variant: ProductVariant; range: PriceRange }) {
  const percent = percentOff(variant);
  const [, ...breaks] = variant.priceBreaks;
  return (
    <div className="nums mt-3">
      <p className="flex flex-wrap items-baseline gap-x-3">
        {percent > 0 && <span className="sr-only">Sale price</span>}
        <span className={`display text-[2rem] leading-none ${percent > 0 ? 'text-terra-600' : ''}`}>
          {formatCents(variant.price)}
        </span>
        {percent > 0 && variant.retailPrice !== null && (
          <>
            <span className="sr-only">Regular price</span>
            <s className="text-ink-3">{formatCents(variant.retailPrice)}</s>
            <span className="text-sm font-strong text-terra-600">{percent}% off</span>
          </>
        )}
      </p>
      {range.from !== range.to && (
        <p className="mt-1.5 text-sm text-ink-2">
          All options {formatCents(range.from)} – {formatCents(range.to)}
          {range.upTo && range.percentOff ? `, ${lower(saleWords(range))}` : ''}
        </p>
      )}
      {breaks.length > 0 && (
        <p className="mt-1.5 text-sm text-ink-2">
          {breaks
            .map(({ quantity, price }) => `${quantity} or more: ${formatCents(price)} each`)
            .join(' · ')}
        </p>
      )}
    </div>
  );
}

function lower(words: string | null): string {
  return words ? words.charAt(0).toLowerCase() + words.slice(1) : '';
}
