import { StorePhone } from '@/components/ui/contact/store-phone';
import { brand } from '@/lib/config/brand';
import { weekdayName } from '@/lib/core/time/day-words';
import { hoursOfDayWords, type OpeningDay } from '@/lib/stores/opening';
import { directionsLink, type Store, storeLine } from '@/lib/stores/store';
import { storePath } from '@/lib/routes/store-path';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';

const link = 'text-link tap min-h-6';

/** The order line, the shops' hours of the week, and every shop with its address and phone. */
export function StoreContacts({
  stores,
  week,
}: {
  stores: readonly Store[];
  week: readonly OpeningDay[];
}) {
  return (
    <div className="section mx-auto grid max-w-(--container-text) gap-5 sm:grid-cols-2">
      <section aria-labelledby="order-heading" className="rounded-panel bg-glass p-6">
        <h2 id="order-heading" className="text-h3">
          Orders and questions
        </h2>
        <p className="mt-3 flex items-center gap-2">
          <Icon name="phone" size={18} />
          <a className={`${link} nums`} href={`tel:+1${brand.orderPhone.replaceAll('-', '')}`}>
            {brand.orderPhone}
          </a>
        </p>
        <p className="mt-1">
          <a className={`${link} text-sm wrap-anywhere`} href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
        </p>
      </section>
      <section aria-labelledby="week-heading" className="panel p-6">
        <h2 id="week-heading" className="text-h3">
          Hours this week
        </h2>
        <dl className="nums mt-2 text-sm">
          {week.map((day) => (
            <div key={day.date} className="flex justify-between gap-4 py-1">
              <dt>{weekdayName(day.date)}</dt>
              <dd>{hoursOfDayWords(day)}</dd>
            </div>
          ))}
        </dl>
      </section>
      {stores.length > 0 && (
        <section aria-labelledby="stores-heading" className="mt-7 sm:col-span-2">
          <h2 id="stores-heading" className="text-h2">
            Our stores
          </h2>
          <ul className="mt-3 grid gap-x-8 sm:grid-cols-2">
            {stores.map((store) => (
              <li key={store.id} className="border-t border-line py-4 text-sm">
                <h3 className="text-name">
                  <ShopLink href={storePath(store.id)} className="tap min-h-6 hover:underline">
                    {store.name}
                  </ShopLink>
                </h3>
                <p className="text-ink-2">{storeLine(store)}</p>
                <p className="mt-1 flex flex-wrap gap-x-5">
                  <StorePhone phone={store.phone} className={link} />
                  <a className={link} href={directionsLink(store)} rel="noopener">
                    Directions<span className="sr-only"> to {store.name}</span>
                  </a>
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
