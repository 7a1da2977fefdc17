import { brand } from '@/lib/config/brand';
import type { PrintPlaces } from '@/lib/stores/print-places';

/** The foot of an order on paper: where the stores are, when they are open this week, and how to reach the house. */
export function PrintedPlaces({ stores, hours }: PrintPlaces) {
  return (
    <>
      <div className="mt-5 break-inside-avoid">
        <p>
          Visit us at our garden centers around {brand.region}
          {stores.length > 0 ? ':' : '.'}
        </p>
        <ul className="grid grid-cols-2 gap-x-6">
          {stores.map(({ name, line, phone }) => (
            <li key={name}>{[name, line, phone].filter(Boolean).join(', ')}</li>
          ))}
        </ul>
        {hours.length > 0 && <p>Hours this week: {hours.join('; ')}.</p>}
      </div>
      <p>
        Customer service: {brand.orderPhone}, {brand.email}
      </p>
    </>
  );
}
