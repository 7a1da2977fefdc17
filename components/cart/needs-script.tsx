import { brand } from '@/lib/config/brand';

/** Says, where no script runs, what the page needs and how to order without it. */
export function NeedsScript({ children }: { children: string }) {
  return (
    <noscript>
      <p>{children} <a className="text-link nums whitespace-nowrap" href={`tel:+1-${brand.orderPhone}`}>{brand.orderPhone}</a>.</p>
    </noscript>
  );
}
