import type { ComponentProps } from 'react';

interface ShopLinkProps extends ComponentProps<'a'> {
  href: string;
  /** Takes the place of the address it stands on: another view of the same page. */
  replace?: boolean;
}

/**
 * A link of the shop: an anchor and nothing else, so that the hundreds of a page cost nothing when it is hydrated (decision 067). `SoftLinks` in
 * the layout follows it without loading a document, `FetchAhead` fetches its page ahead, and the shell scrolls.
 */
export function ShopLink({ replace = false, ...props }: ShopLinkProps) {
  return <a data-soft={replace ? 'replace' : ''} {...props} />;
}
