import { tileWords } from '@/lib/catalogue/meeting-words';
import { priceWords } from '@/lib/events/event-words';
import type { QuickEvent, QuickProduct } from '@/lib/search/quick/quick-search';
import { Price } from '@/components/ui/price';
import { Marked } from './marked';
import { itemWords } from './search-texts';

/** Content of a product row: image, name, item number and price (specification A2), and the line of its card. */
export function ProductRow({ row, query }: { row: QuickProduct; query: string }) {
  return (
    <>
      <img
        src={row.picture}
        alt=""
        width={72}
        height={72}
        loading="lazy"
        decoding="async"
        className="size-18 shrink-0 rounded-pane bg-mist object-cover"
      />
      <span className="min-w-0">
        <span className="display block text-[1.0625rem] leading-snug">
          <Marked text={row.title} query={query} kind="match" />
        </span>
        <span className="nums block text-xs text-ink-2">
          {[itemWords(row.itemNumber), row.line].filter(Boolean).join(' · ')}
        </span>
        <Price price={row.price} as="span" className="text-sm" />
      </span>
    </>
  );
}

/** Content of an event row: its day, its name, the price or 'Free to attend' (specification A2). */
export function EventRow({ row }: { row: QuickEvent }) {
  const { month, day, year } = tileWords(row.day, row.today);
  return (
    <>
      <span className="nums w-13 shrink-0 rounded-pane bg-glass py-1.5 text-center">
        <span className="block text-2xs font-strong text-leaf-700">{month}</span>{' '}
        <span className="display block text-h3 leading-none">{day}</span>
        {year && <span className="block pt-0.5 text-2xs text-ink-2">{year}</span>}
      </span>
      <span className="min-w-0">
        <span className="block text-ui font-strong leading-snug">{row.title}</span>
        <span className="nums block text-sm text-ink-2">
          {[priceWords(row), row.note].filter(Boolean).join(' · ')}
        </span>
      </span>
    </>
  );
}
