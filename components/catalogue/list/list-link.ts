import type { MouseEvent } from 'react';
import type { ListChoice } from '@/lib/catalogue/category/list-address';

/** What an anchor needs to lead to a view of the list: an address that works by itself, and a click that stays on the page. */
export interface ListLinkProps {
  href: string;
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Makes the link to a view of the list, by its choice and page. */
export type LinkTo = (choice: ListChoice, page?: number) => ListLinkProps;
