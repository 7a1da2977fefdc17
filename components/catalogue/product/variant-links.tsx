import { availability, shutWords, type SaleState } from '@/lib/catalogue/availability';
import type { ProductGroup, ProductVariant } from '@/lib/catalogue/product/product';
import { formatCents } from '@/lib/core/money';
import { now } from '@/lib/core/time/clock';
import { productPath } from '@/lib/routes/product-path';
import { swatchOfName } from '../list/color-names';
import { VariantLink } from '../came-from-links';

interface VariantLinksProps {
  group: ProductGroup;
  shown: ProductVariant;
}

/** Sizes as cards and colours as swatches; each is a link to the page of its variant. */
export function VariantLinks({ group, shown }: VariantLinksProps) {
  const sizes = variantOptions(group.variants, shown, 'size');
  const colors = variantOptions(group.variants, shown, 'color');
  const sold = sizes.filter(({ sale }) => sale === 'available');
  const base = Math.min(...sold.map(({ variant }) => variant.price));
  return (
    <>
      {sizes.length > 0 && (
        <nav aria-label="Size">
          <p className="mb-2 text-sm font-strong">Size</p>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2 sm:gap-2.5">
            {sizes.map(({ value, variant, current, sale }) => (
              <li key={value}>
                <VariantLink
                  href={pathTo(group, variant)}
                  aria-current={current || undefined}
                  className={`flex h-full min-h-15 flex-col justify-between gap-2 rounded-pane px-2 py-2.5 wrap-anywhere lg:px-3 ${current ? 'bg-lilac-100 outline-2 outline-aubergine-700' : 'border border-line-strong bg-card hover:bg-mist'}`}
                >
                  <span>
                    <span className="display block text-[1.1875rem] leading-tight">{value}</span>
                    {variant.stemCount !== null && (
                      <span className="nums block text-xs text-ink-2">
                        {variant.stemCount} stems
                      </span>
                    )}
                  </span>
                  <span className="nums text-sm font-strong">
                    {sale === 'available' ? stepOf(variant.price, base) : shutWords(sale)}
                  </span>
                </VariantLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {colors.length > 0 && (
        <nav aria-label="Color">
          <p className="mb-2 text-sm">
            <span className="font-strong">Color</span>{' '}
            <span className="text-ink-2">{shown.color}</span>
          </p>
          <ul className="flex flex-wrap gap-2.5">
            {colors.map(({ value, variant, current }) => (
              <li key={value}>
                <VariantLink
                  href={pathTo(group, variant)}
                  aria-current={current || undefined}
                  className={`chip ${current ? 'bg-lilac-100! text-ink! border-transparent! outline-2 outline-aubergine-700' : ''}`}
                >
                  <span
                    aria-hidden="true"
                    className="size-5 rounded-full border border-line-strong"
                    style={{ background: swatchOfName(value) }}
                  />
                  {value}
                </VariantLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** What a size costs more than the cheapest that is sold; that one, and one that costs as much, shows its price. */
function stepOf(price: number, base: number): string {
  return price === base ? formatCents(price) : `+${formatCents(price - base)}`;
}

function pathTo(group: ProductGroup, variant: ProductVariant): string {
  const isDefault = group.variants[group.defaultIndex] === variant;
  return productPath(group.productCode, group.title, isDefault ? undefined : variant.productID);
}

/** A step of a choice: its value, the variant it leads to, whether that is sold, and whether it is the one shown. */
interface VariantOption {
  value: string;
  variant: ProductVariant;
  sale: SaleState;
  current: boolean;
}

type Axis = 'size' | 'color';

/** The values of one axis, each leading to the variant that keeps the other axis, or else to the first with that value that is sold. */
function variantOptions(
  variants: readonly ProductVariant[],
  shown: ProductVariant,
  axis: Axis,
): VariantOption[] {
  const other: Axis = axis === 'size' ? 'color' : 'size';
  const values = [
    ...new Set(
      variants.map((variant) => variant[axis]).filter((value): value is string => Boolean(value)),
    ),
  ];
  if (values.length < 2) return [];
  const at = now();
  const saleOf = (variant: ProductVariant) => availability(variant, at).state;
  return values.flatMap((value) => {
    const having = variants.filter((variant) => variant[axis] === value);
    const variant =
      having.find((candidate) => candidate[other] === shown[other]) ??
      having.find((candidate) => saleOf(candidate) === 'available') ??
      having[0];
    return variant
      ? [{ value, variant, sale: saleOf(variant), current: shown[axis] === value }]
      : [];
  });
}
