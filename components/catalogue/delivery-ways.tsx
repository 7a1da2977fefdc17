import type { ProductVariant } from '@/lib/catalogue/product';
import { Icon, type IconName } from '@/components/ui/icon';
import { DeliveryPromise } from './delivery-promise';

/** How a product can reach someone: what is true of it on the cached page, and the first day, which is an island. */
export function DeliveryWays({ variant, sold }: { variant: ProductVariant; sold: boolean }) {
  const ways = waysOf(variant);
  if (ways.length === 0) return null;
  return (
    <section aria-label="Delivery" className="overflow-hidden rounded-pane bg-glass">
      {sold && <DeliveryPromise key={variant.productID} productID={variant.productID} />}
      <ul className="flex flex-col gap-2.5 px-5 py-4 text-sm">
        {ways.map(({ icon, words, more }) => (
          <li key={words} className="flex gap-3">
            <Icon name={icon} className="mt-0.5 shrink-0 text-leaf-700" />
            <span>
              <span className="font-strong text-leaf-700">{words}</span>{' '}
              <span className="text-ink-2">{more}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function waysOf({
  deliveryMethods = [],
  nationwide,
}: ProductVariant): { icon: IconName; words: string; more: string }[] {
  const allows = (...methods: string[]) =>
    methods.some((method) => deliveryMethods.includes(method));
  return [
    ...(allows('LocalDelivery')
      ? [
          {
            icon: 'truck' as const,
            words: 'Delivery in the Twin Cities',
            more: 'by our own vans, Monday to Saturday',
          },
        ]
      : []),
    ...(allows('InStorePickUp', 'CurbsidePickUp')
      ? [{ icon: 'store' as const, words: 'Pickup', more: 'in the shop or at the curb' }]
      : []),
    ...(nationwide
      ? [{ icon: 'pin' as const, words: 'Available nationwide', more: 'to all 50 states' }]
      : []),
  ];
}
