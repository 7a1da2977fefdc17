import type { ProductVariant } from './product';

/** A step of a choice: its value, the variant it leads to, and whether it is the one shown. */
export interface VariantOption {
  value: string;
  variant: ProductVariant;
  current: boolean;
}

type Axis = 'size' | 'color';

/** The values of one axis, each leading to the variant that keeps the other axis, or else to the first with that value. */
export function variantOptions(
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
  return values.flatMap((value) => {
    const having = variants.filter((variant) => variant[axis] === value);
    const variant = having.find((one) => one[other] === shown[other]) ?? having[0];
    return variant ? [{ value, variant, current: shown[axis] === value }] : [];
  });
}
