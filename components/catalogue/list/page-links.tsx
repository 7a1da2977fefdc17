import type { MouseEvent } from 'react';
import { pageLinks, showing } from '@/lib/search/list/paging';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';

interface PageLinksProps {
  page: number;
  pages: number;
  total: number;
  /** What is listed. */
  what?: string;
  hrefOf: (page: number) => string;
  /** Takes a click over; without it a page link loads its page. */
  onPage?: (page: number, event: MouseEvent<HTMLAnchorElement>) => void;
}

/** "Showing 1 to 54 of 86 products" and real links to the other pages; the last says so where the list is longer than its pages. */
export function PageLinks({
  page,
  pages,
  total,
  what = 'products',
  hrefOf,
  onPage,
}: PageLinksProps) {
  const { from, to } = showing(page, total);
  if (pages <= 1) return null;
  const linkTo = (number: number) => ({
    href: hrefOf(number),
    onClick: onPage && ((event: MouseEvent<HTMLAnchorElement>) => onPage(number, event)),
  });
  const box = 'grid min-h-11 min-w-11 place-items-center rounded-pane px-2 font-strong';
  return (
    <nav aria-label="Pages" className="mt-10 flex flex-col items-center gap-3">
      <p className="nums text-sm text-ink-2">
        Showing {from} to {to} of {total} {what}
        {page === pages && to < total && '. Filter the list to see the others.'}
      </p>
      <ul className="nums flex items-center gap-1.5">
        {page > 1 && (
          <li>
            <ShopLink
              {...linkTo(page - 1)}
              rel="prev"
              aria-label="Previous page"
              className={`${box} hover:bg-mist`}
            >
              <Icon name="chevronLeft" />
            </ShopLink>
          </li>
        )}
        {pageLinks(page, pages).map((number, index) => (
          <li
            key={number === 0 ? `gap-${index}` : number}
            className={near(number, page) ? undefined : 'max-sm:hidden'}
          >
            {number === 0 ? (
              <span className={box}>…</span>
            ) : (
              <ShopLink
                {...linkTo(number)}
                aria-current={number === page ? 'page' : undefined}
                aria-label={`Page ${number}`}
                className={`${box} ${number === page ? 'bg-aubergine-700 text-white' : 'hover:bg-mist'}`}
              >
                {number}
              </ShopLink>
            )}
          </li>
        ))}
        {page < pages && (
          <li>
            <ShopLink
              {...linkTo(page + 1)}
              rel="next"
              aria-label="Next page"
              className={`${box} hover:bg-mist`}
            >
              <Icon name="chevronRight" />
            </ShopLink>
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Small screens have room for the page and its neighbours. */
function near(number: number, page: number): boolean {
  return Math.abs(number - page) <= 1 && number > 0;
}
