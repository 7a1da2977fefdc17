import type { Cents } from '@/lib/core/money';
import type { ColorChoice, GroupSource, SizeStep } from './group-source';
import { kindDefaults } from './kinds';
import { pictureOfVariant, type GroupPicture } from './pictures-of-group';
import { priceOfSize, retailOfSize } from './prices';
import { sizesOf } from './sizes-of-group';

/** One sellable product of a group, before it is written in the platform's words. Money in cents. */
export interface Variant {
  productID: string;
  isDefault: boolean;
  size?: SizeStep;
  color?: ColorChoice;
  price: Cents;
  retailPrice: Cents | null;
  picture: GroupPicture;
  stock: VariantStock;
}

/** Units on hand; `unlimited` products are not counted. */
interface VariantStock {
  unlimited: boolean;
  available: number;
  safety: number;
}

/** Every size in every colour; the first size in the first colour is the default and has the group's code as its ID. */
export function variantsOf(group: GroupSource): Variant[] {
  const sizes = sizesOf(group);
  const colors: readonly (ColorChoice | undefined)[] = group.colors?.length
    ? group.colors
    : [undefined];
  return (sizes.length ? sizes : [undefined]).flatMap((size, sizeIndex) =>
    colors.map((color): Variant => {
      const price = priceOfSize(group, size);
      const productID = [group.code, size?.suffix, color?.suffix].filter(Boolean).join('-');
      return {
        productID,
        isDefault: productID === group.code,
        size,
        color,
        price,
        retailPrice: retailOfSize(group, price, sizeIndex),
        picture: pictureOfVariant(group, size, color),
        stock: stockOf(group, productID),
      };
    }),
  );
}

function stockOf(group: GroupSource, productID: string): VariantStock {
  const unlimited = group.stock === 'unlimited' || group.codes?.b3 === '9';
  if (unlimited) return { unlimited, available: 0, safety: 0 };
  if (group.stock && group.stock !== 'unlimited')
    return { unlimited, available: group.stock.available, safety: group.stock.safety ?? 0 };
  return {
    unlimited,
    available: kindDefaults[group.kind].available + spread(productID),
    safety: 2,
  };
}

/** A number from 0 to 15 that depends on the text alone, so that shelves do not all hold the same count. */
function spread(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7) % 16;
}
