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
export function TrackedLink({ href, ...props }: ComponentProps<typeof ShopLink>) {
  const cameFrom = useContext(CameFrom);
  const [near, setNear] = useState(false);
  return (
    <ShopLink
      {...props}
      href={near ? withCameFrom(href, cameFrom) : href}
      {...whenNear(() => setNear(true))}
    />
  );
}

/** A link to another variant of the product shown: in the same way it keeps what the address says of the list the shopper came from (specification A2). */
export function VariantLink({ href, ...props }: ComponentProps<typeof ShopLink>) {
  const [cameBy, setCameBy] = useState('');
  return (
    <ShopLink
      {...props}
      replace
      href={withCameFrom(href, cameBy)}
      {...whenNear(() => setCameBy(window.location.search))}
    />
  );
}

function whenNear(come: () => void) {
  const comeNow = () => flushSync(come);
  return { onPointerEnter: comeNow, onFocus: comeNow, onTouchStart: comeNow };
}
