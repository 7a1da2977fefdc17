'use client';

import { ShopLink } from '@/components/ui/shop-link';
import { accountPath } from '@/lib/routes/account-path';

/** Pagination of the order history: each page is an address (specification B2). */
export function OrderPages({ page, totalPages }: { page: string; totalPages: number }) {
  return (
    <nav aria-label="Pages" className="no-print mt-6 flex flex-wrap gap-1">
      {Array.from({ length: totalPages }, (_, index) => String(index + 1)).map((number) => (
        <ShopLink
          key={number}
          href={`${accountPath('orders')}?page=${number}`}
          aria-label={`Page ${number}`}
          aria-current={number === page ? 'page' : undefined}
          className={`grid size-11 place-items-center rounded-pane font-strong ${number === page ? 'bg-aubergine-700 text-white' : 'hover:bg-mist'}`}
        >
          {number}
        </ShopLink>
      ))}
    </nav>
  );
}
