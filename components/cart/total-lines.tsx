import type { Cart } from '@/lib/cart/cart';
import { formatCents } from '@/lib/core/money';
import { isPickup } from '@/lib/delivery/labels';

interface TotalLinesProps {
  cart: Cart;
  confirmed: boolean;
}

/** Every charge and the total, an estimate until every line has its way; dimmed until the server has confirmed them. A picking fee of nothing does not show (001 §9). */
export function TotalLines({ cart, confirmed }: TotalLinesProps) {
  const { totals, count, shipments } = cart;
  const optional = [
    ['Assembly', totals.assembly], ['Placement', totals.placement], ['Handling Fee', totals.handling], ['Wire Service', totals.wiredService],
  ] as const;
  const placed = shipments.every(({ method }) => method !== null);
  const sends = shipments.length === 0 || shipments.some(({ workshop }) => workshop === null);
  const fetched = shipments.length > 0 && shipments.every(({ method }) => method !== null && isPickup(method));
  const free = fetched && totals.delivery === 0;
  return (
    <dl aria-busy={!confirmed} className={`nums flex flex-col gap-3 text-ui transition-opacity ${confirmed ? '' : 'opacity-45'}`}>
      <Line name={`Merchandise, ${count} ${count === 1 ? 'item' : 'items'}`} value={formatCents(totals.merchandise)} />
      {optional.filter(([, cents]) => cents > 0).map(([name, cents]) => <Line key={name} name={name} value={formatCents(cents)} />)}
      {sends && !free && <Line name={!placed ? 'Delivery or pickup' : fetched ? 'Picking Fee' : 'Delivery Fees'} value={placed ? formatCents(totals.delivery) : 'Chosen at checkout'} />}
      <Line name={placed ? 'Tax' : 'Estimated tax'} value={placed || totals.tax > 0 ? formatCents(totals.tax) : 'By the recipient’s ZIP'} />
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <dt className="font-strong text-base">{placed ? 'Total' : 'Estimated total'}</dt>
        <dd className="display text-h3">{formatCents(totals.total)}</dd>
      </div>
    </dl>
  );
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-2">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  );
}
