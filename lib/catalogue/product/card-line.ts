import { brand } from '@/lib/config/brand';
import type { FactAttribute } from './fact-labels';

/** The facts that `cardLine` reads. */
export const cardFactAttributes = [
  'ContainerVolume',
  'HardinessZone',
  'LightLevel',
  'Material',
  'MatureHeight',
] as const satisfies readonly FactAttribute[];

/** What a product says of itself that its card may say: facts by attribute (specification A7), sizes, stems of the size shown first, and who makes it. */
export interface CardFacts extends Partial<
  Record<(typeof cardFactAttributes)[number] | 'Size', string | number | readonly string[]>
> {
  StemCount?: number | null;
  Brand?: string | null;
}

/** Steps of a bouquet: they name no size. */
const plainSizes = ['Standard', 'Deluxe', 'Premium'];
const mostParts = 2;

/**
 * The line of a card under the price, of a product that can be bought (specification A2): how large it is and what is special about it, at most two things:
 * `19 stems in glass`, `6 inch pot, low light`, `2 to 4 ft tall, full sun`; a cut tree is as tall as its sizes. Empty where the product says nothing of the kind. What is short or
 * not sold is said in its place, by its band.
 */
export function cardLine(facts: CardFacts): string {
  const [stems, material] = [facts.StemCount ?? 0, valuesOf(facts.Material)[0]?.toLowerCase()];
  if (stems > 0)
    return `${stems} ${stems === 1 ? 'stem' : 'stems'}${material ? ` in ${material}` : ''}`;
  const outdoors = valuesOf(facts.HardinessZone).length > 0;
  const size = sizeWords(facts);
  const height = heightWords(facts);
  const tallAsSized = !outdoors && height !== '' && size.endsWith(' ft');
  const parts = [
    outdoors ? height : tallAsSized ? `${size} tall` : size,
    lightWords(valuesOf(facts.LightLevel)),
    outdoors ? size : tallAsSized ? '' : height,
    material,
    facts.Brand && facts.Brand !== brand.name ? `by ${facts.Brand}` : '',
  ].filter((part) => part !== undefined && part !== '');
  const line = parts.slice(0, mostParts).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

function sizeWords({ Size, ContainerVolume }: CardFacts): string {
  const sizes = valuesOf(Size).filter((size) => !plainSizes.includes(size));
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first && last && first !== last) return spanOf(first, last);
  const volumes = valuesOf(ContainerVolume);
  if (volumes.length > 1) return `${volumes[0]} to ${volumes.at(-1)}`;
  const onlySize = volumes[0] ?? first ?? '';
  return onlySize.endsWith(' inch') ? `${onlySize} pot` : onlySize;
}

/** From one size to another: of two spans in one unit, from where the first begins to where the last ends. */
function spanOf(first: string, last: string): string {
  const span = /^(\S+) to (\S+ )(\w+)$/;
  const [, from, , unit] = span.exec(first) ?? [];
  const [, , to, lastUnit] = span.exec(last) ?? [];
  return from && to && unit === lastUnit ? `${from} to ${to}${unit}` : `${first} to ${last}`;
}

function heightWords({ MatureHeight }: CardFacts): string {
  const [height] = valuesOf(MatureHeight);
  return height ? `${height} tall` : '';
}

/** `Low` is `low light`; what names sun or shade says so by itself. */
function lightWords([level]: readonly string[]): string {
  if (!level) return '';
  const words = level.toLowerCase();
  return /sun|shade/.test(words) ? words : `${words} light`;
}

function valuesOf(value: string | number | readonly string[] | undefined): string[] {
  return value === undefined ? [] : [value].flat().map(String).filter(Boolean);
}

/** At most this share of a list may bear a flag for it to tell one card from another. */
const tellingShare = 0.2;

/**
 * The products of one list as its cards show them: where more than two of ten are featured the flag tells nothing and none has it (a home row of featured
 * products, a list that the search has filled with them).
 */
export function withTellingFlags<T extends { flags: { featured: boolean } }>(
  products: readonly T[],
): readonly T[] {
  const featured = products.filter(({ flags }) => flags.featured).length;
  if (featured <= Math.ceil(products.length * tellingShare)) return products;
  return products.map((product) => ({ ...product, flags: { ...product.flags, featured: false } }));
}
