import { formatCents } from '@/lib/core/money';
import { outTheDoorTexts, type OutTheDoor } from '@/lib/promise/out-the-door';

/** What something costs delivered to a ZIP: every part, and the total that checkout will submit. Pale while it is asked anew. */
export function PriceDelivered({
  zip,
  price,
  current,
}: {
  zip: string;
  price: OutTheDoor;
  current: boolean;
}) {
  return (
    <section
      aria-label={`Price delivered to ${zip}`}
      aria-busy={!current}
      className={`nums text-sm transition-opacity ${current ? '' : 'opacity-45'}`}
    >
      <dl className="flex flex-col gap-1">
        {price.parts.map(({ label, cents, note }) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-ink-2">
              {label}
              {note && <span className="block text-xs">{note}</span>}
            </dt>
            <dd>{formatCents(cents)}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-4 border-t border-line pt-1.5 font-strong">
          <dt>{outTheDoorTexts.total(zip, price.way)}</dt>
          <dd>{formatCents(price.total)}</dd>
        </div>
      </dl>
    </section>
  );
}
