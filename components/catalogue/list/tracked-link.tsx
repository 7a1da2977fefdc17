'use client';

import { createContext, useContext, useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { ShopLink } from '@/components/ui/shop-link';
import { withCameFrom } from '@/lib/routes/came-from';

/** What the product page is told of the list a shopper comes from: `?queryid=…&categorypage=true` (specification A2). */
export const CameFrom = createContext('');

/**
 * The link of a card in a reported list. The address a crawler reads is the canonical one; the list it leads from is added when a
 * pointer, a finger or focus comes near, before anything is fetched ahead.
 */
export function TrackedLink({
  href,
  ...props
}: Omit<ComponentProps<typeof ShopLink>, 'href'> & { href: string }) {
  const cameFrom = useContext(CameFrom);
  const [near, setNear] = useState(false);
  const come = () => flushSync(() => setNear(true));
  return (
    <ShopLink
      {...props}
      href={near ? withCameFrom(href, cameFrom) : href}
      onPointerEnter={come}
      onFocus={come}
      onTouchStart={come}
    />
  );
}
