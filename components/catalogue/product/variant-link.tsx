'use client';

import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { ShopLink } from '@/components/ui/shop-link';

/** What an address of a product says of the list a shopper came from (specification A2). */
const keys = ['queryid', 'categorypage'] as const;

/**
 * A link to another variant of the product shown. The address a crawler reads is the canonical one; when a pointer, a finger or focus comes near,
 * what the address says of the list the shopper came from is added, so that choosing a size keeps it (specification A2).
 */
export function VariantLink({
  href,
  ...props
}: Omit<ComponentProps<typeof ShopLink>, 'href'> & { href: string }) {
  const [full, setFull] = useState(href);
  const [plain, setPlain] = useState(href);
  if (plain !== href) {
    setPlain(href);
    setFull(href);
  }
  const come = () => flushSync(() => setFull(withCameFrom(href, window.location.search)));
  return (
    <ShopLink {...props} href={full} onPointerEnter={come} onFocus={come} onTouchStart={come} />
  );
}

/** A path of a product with what the query of the present one says of where the shopper came from. */
export function withCameFrom(path: string, search: string): string {
  const now = new URLSearchParams(search);
  const kept = new URLSearchParams(
    keys.flatMap((key) => {
      const value = now.get(key);
      return value ? [[key, value]] : [];
    }),
  ).toString();
  return kept === '' ? path : `${path}${path.includes('?') ? '&' : '?'}${kept}`;
}
