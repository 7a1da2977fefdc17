import { formatCents, type Cents } from '@/lib/core/money';
import type { PriceRange } from '@/lib/catalogue/product/product';

/** A price or range, with the struck-through retail price beside a reduced one (specification A2 cards). */
export function Price({
  price,
  as: Tag = 'p',
  className = '',
}: {
  price: PriceRange;
  as?: 'p' | 'span';
  className?: string;
}) {
  const reduced = price.retailFrom !== undefined;
  return (
    <Tag className={`nums flex flex-wrap items-baseline gap-x-2 ${className}`}>
      {reduced && <span className="sr-only">Sale price</span>}
      <span className={reduced ? 'font-bold text-terra-600' : 'font-strong'}>
        {span(price.from, price.to)}
      </span>
      {reduced && (
        <>
          <span className="sr-only">Regular price</span>
          <s className="text-sm text-ink-3">
            {span(price.retailFrom ?? 0, price.retailTo ?? price.retailFrom ?? 0)}
          </s>
        </>
      )}
    </Tag>
  );
}

function span(from: Cents, to: Cents): string {
  return from === to ? formatCents(from) : `${formatCents(from)} – ${formatCents(to)}`;
}
