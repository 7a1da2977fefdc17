import type { MouseEvent } from 'react';
import type { ListChoice } from '@/lib/catalogue/list-address';

/** What an anchor needs to lead to a view of the list: an address that works by itself, and a click that stays on the page. */
export interface ListLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes the link to a view of the list, by its choice and page. */
export type LinkTo = (choice: ListChoice, page?: number) => ListLinkProps;

/** A click that means "here": no key, no other button, not yet handled. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;
}
