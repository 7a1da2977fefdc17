import { canonicalAddress, type Address, withQuery } from './address';
import { categoryRoute, kebab } from '@/lib/routes/category-path';

const output = /^\/[cp](\/|$)/i;
const giftCard = /^\/p\/e?giftcard[^/]*(\/[^/]*)?\/?$/i;
const product = /^.*?\/product\/(?=[^/])/i;

/**
 * Where an address of the old shop lives now, or `null` when it is not one (specification A2 "Legacy URL rewrites"). The query is kept. What
 * comes out never matches again.
 */
function legacyAddress(address: Address): Address | null {
  if (giftCard.test(address.pathname)) return { ...address, pathname: '/c/gift-cards' };
  if (output.test(address.pathname)) return null;
  if (product.test(address.pathname))
    return { ...address, pathname: address.pathname.replace(product, '/p/') };
  return categoryAddress(address);
}

/** A path with the whole segment `category`: what follows is a category's ID, or its levels one by one. */
function categoryAddress({ pathname, search }: Address): Address | null {
  const parts = pathname.split('/').filter(Boolean);
  const at = parts.findIndex((part) => part.toLowerCase() === 'category');
  const levels =
    at < 0
      ? []
      : parts
          .slice(at + 1)
          .flatMap((part) => part.split('_'))
          .filter(Boolean)
          .map(levelOf);
  if (levels.length === 0 || levels.some((level) => !/^[a-z0-9-]*[a-z0-9][a-z0-9-]*$/.test(level)))
    return null;
  const { pathname: path, c } = categoryRoute(levels.join('_'));
  return withQuery({ pathname: path, search: c ? `?c=${c}` : '' }, search);
}

function levelOf(part: string): string {
  try {
    return kebab(decodeURIComponent(part).trim()).replace(/^-+|-+$/g, '');
  } catch {
    return '';
  }
}

/** Where an address is served: after the legacy rewrites, whose output never matches them again, in its canonical spelling (rulings 6 and 41). */
export function settled(address: Address): Address {
  const spelled = canonicalAddress(address);
  const first = legacyAddress(spelled) ?? spelled;
  return canonicalAddress(legacyAddress(first) ?? first);
}
