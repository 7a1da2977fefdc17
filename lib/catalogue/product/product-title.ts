import type { ProductXp } from './product-xp';

const small = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
]);

type NamedXp = Pick<Partial<ProductXp>, 'WebFacingProductTitle' | 'EventName' | 'IsWorkShopEvent'>;

/**
 * The name shown wherever a product is: the web-facing title where there is one, else an event's own name, else the warehouse name title-cased
 * (specification A3).
 */
export function productTitle(name: string, xp: NamedXp = {}): string {
  const ownTitle = xp.IsWorkShopEvent ? eventName(xp) : xp.WebFacingProductTitle?.trim();
  return ownTitle ? ownTitle : titleCase(name);
}

/** What an event is called: its web-facing title, as any product, else the event's own name; `null` where it says neither (specification A3). */
export function eventName({
  WebFacingProductTitle,
  EventName,
}: Omit<NamedXp, 'IsWorkShopEvent'>): string | null {
  return WebFacingProductTitle?.trim() || EventName?.trim() || null;
}

/** `CORAL ROSES IN A MASON JAR` → `Coral Roses in a Mason Jar`; both halves of a hyphenated word are raised. */
function titleCase(name: string): string {
  const words = name.trim().toLowerCase().split(/\s+/);
  return words
    .map((word, index) =>
      small.has(word) && index > 0 && index < words.length - 1 ? word : raise(word),
    )
    .join(' ');
}

function raise(word: string): string {
  return word.replace(
    /(^|[-/(])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
