'use client';

import { useState, type ComponentProps } from 'react';
import { flushSync } from 'react-dom';
import { ShopLink } from '@/components/ui/shop-link';
import { withCameFrom } from '@/lib/routes/came-from';

/**
 * A link to another variant of the product shown. The address a crawler reads is the canonical one; when a pointer, a finger or focus comes near,
 * what the address says of the list the shopper came from is added, so that choosing a size keeps it (specification A2).
 */
export function VariantLink({
  href,
  ...props
}: Omit<ComponentProps<typeof ShopLink>, 'href'> & { href: string }) {
  const [cameBy, setCameBy] = useState('');
  const come = () => flushSync(() => setCameBy(window.location.search));
  const full = withCameFrom(href, cameBy);
  return (
    <ShopLink {...props} href={full} onPointerEnter={come} onFocus={come} onTouchStart={come} />
  );
}
