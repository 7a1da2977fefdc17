import type { Metadata } from 'next';
import { realPicture } from '@/lib/catalogue/picture';
import type { ProductGroup } from '@/lib/catalogue/product/product';
import { brand } from '@/lib/config/brand';
import { formatCents } from '@/lib/core/money';
import { pageMetadata } from './page-meta';

/** Meta of a product page: every variant is canonical under its group's own path. */
export function productMeta(group: ProductGroup, origin: string): Metadata {
  return pageMetadata({
    name: group.title,
    description: group.description || `${group.title}, from our own greenhouses and workrooms.`,
    facts: [priceFact(group), deliveryFact(group)],
    path: group.path,
    origin,
    image: realPicture(group.summary.picture),
  });
}

/** `In 3 sizes, from $49.99.` or `$24.99.` */
function priceFact({ summary: { price }, sizes, colors }: ProductGroup): string {
  const from = price.to > price.from ? `from ${formatCents(price.from)}` : formatCents(price.from);
  const choices = [
    sizes.length > 1 ? `${sizes.length} sizes` : '',
    colors.length > 1 ? `${colors.length} colors` : '',
  ]
    .filter(Boolean)
    .join(' and ');
  const words = choices ? `in ${choices}, ${from}.` : `${from}.`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How the shop itself brings or hands over one of its variants; nothing for what only travels. */
function deliveryFact({ variants }: ProductGroup): string {
  const allows = (method: string) =>
    variants.some(({ deliveryMethods = [] }) => deliveryMethods.includes(method));
  const ways = [
    ...(allows('LocalDelivery') ? [`delivered in ${brand.areaInText} by our own vans`] : []),
    ...(allows('InStorePickUp') || allows('CurbsidePickUp')
      ? ['ready for pickup in our stores']
      : []),
  ];
  const words = ways.join(', or ');
  return words && `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}
