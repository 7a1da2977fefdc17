import { brand } from '@/lib/config/brand';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

/** The full-width promo of a product grid: the way to what travels beyond our own vans (001 §2). */
export function OutOfTownPromo() {
  return (
    <div className="my-2 flex flex-col gap-5 rounded-pane bg-glass px-6 py-7 md:flex-row md:items-center md:justify-between md:px-10">
      <div className="flex items-start gap-5">
        <Icon name="truck" size={44} className="mt-1 shrink-0 text-leaf-700 max-sm:hidden" />
        <div>
          <p className="display text-h3">Sending flowers out of town?</p>
          <p className="mt-1 text-ink-2">Nationwide Delivery reaches all 50 states. Or call us at <span className="nums">{brand.orderPhone}</span>.</p>
        </div>
      </div>
      <ButtonLink href="/c/occasions/out-of-town-delivery" kind="secondary" className="self-start md:self-center">Out-of-town delivery</ButtonLink>
    </div>
  );
}
