import Link from 'next/link';
import type { ComponentProps } from 'react';

/**
 * A link of the shop. Nothing is fetched for merely being in view: `IntentPrefetch` in the layout fetches on hover, focus or touch. The
 * shell scrolls, smoothly where motion is welcome.
 */
export function ShopLink(props: ComponentProps<typeof Link>) {
  return <Link prefetch={false} scroll={false} {...props} />;
}
