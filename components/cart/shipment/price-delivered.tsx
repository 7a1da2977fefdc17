import { formatCents } from '@/lib/core/money';
import { outTheDoorTexts, type OutTheDoor } from '@/lib/promise/out-the-door';

interface PriceDeliveredProps {
  zip: string;
  price: OutTheDoor;
  current: boolean;
  /** Whether it is the whole summary of an order, not a note beside another price. */
  alone?: boolean;
}

/** What something costs delivered to a ZIP: every part, and the total that checkout will submit. Pale while it is asked anew. */
export function PriceDelivered({ zip, price, current, alone = false }: PriceDeliveredProps) {
  const size = alone
    ? { text: 'text-ui', gap: 'gap-3', sum: 'items-baseline pt-4', total: 'display text-h3' }
    : { text: 'text-sm', gap: 'gap-1', sum: 'pt-1.5', total: '' };
  return (
    <section
      aria-label={`Price delivered to ${zip}`}
      aria-busy={!current}
      className={`nums ${size.text} transition-colors ${current ? '' : 'unconfirmed'}`}
    >
      <dl className={`flex flex-col ${size.gap}`}>
        {price.parts.map(({ label, cents, note }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {label}
              {note && <span className="block text-xs">{note}</span>}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className={`flex justify-between gap-4 border-t border-line font-strong ${size.sum}`}>
          <dt>{outTheDoorTexts.total(zip, price.way)}</dt>
          <dd className={size.total}>{formatCents(price.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
