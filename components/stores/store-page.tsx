import { StorePhone } from '@/components/ui/contact/store-phone';
import { hoursOfDayWords, type OpeningDay } from '@/lib/stores/opening';
import { directionsLink, type Store, storeLine } from '@/lib/stores/store';
import { longDay, weekdayName } from '@/lib/core/time/day-words';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { OpenNow } from './open-now';

interface StorePageProps {
  store: Store;
  /** The week that begins today. */
  week: readonly OpeningDay[];
  /** The next days it is closed for a holiday. */
  closures: readonly OpeningDay[];
}

/** `/store-locator/{storeId}`: the place, its hours and closures, what is there, the way to it (specification A2). */
export function StorePage({ store, week, closures }: StorePageProps) {
  const [today] = week;
  return (
    <div className="page-head grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,776fr)_minmax(0,520fr)] lg:grid-rows-[auto_1fr]">
      <div>
        <h1 className="text-h1">{store.name}</h1>
        <p className="mt-2">
          <OpenNow until={today ? `Today ${hoursOfDayWords(today)}` : ''} />
        </p>
        <p className="mt-4 flex items-center gap-2">
          <Icon name="pin" size={18} />
          {storeLine(store)}
        </p>
        {store.phone && (
          <p className="mt-1 flex items-center gap-2">
            <Icon name="phone" size={18} />
            <StorePhone phone={store.phone} className="text-link tap min-h-6" />
          </p>
        )}
        <p className="mt-5 flex flex-wrap gap-3">
          <a href={directionsLink(store)} rel="noopener" className={buttonClass('primary')}>
            Directions
          </a>
          <ButtonLink href="/store-locator" kind="secondary">
            All stores
          </ButtonLink>
        </p>
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        {store.picture && (
          <div className="aspect-[1.5] overflow-hidden rounded-panel bg-mist">
            <Picture
              picture={store.picture}
              ratio={1.5}
              sizes="(min-width: 1024px) 776px, 100vw"
              priority
            />
          </div>
        )}
        <p className="mt-5 text-lead">{store.about}</p>
        <ul className="mt-4 flex flex-wrap gap-2 text-xs">
          {store.features.map((feature) => (
            <li key={feature} className="rounded-pill bg-glass px-3 py-1 font-medium text-leaf-700">
              {feature}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm text-ink-2">
          {store.pickup
            ? 'Orders can be picked up here.'
            : 'No order pickup here: please choose one of our other stores for that.'}
        </p>
      </div>
      <div className="later held [--later:511px]">
        <section aria-labelledby="hours-heading" className="panel p-6">
          <h2 id="hours-heading" className="text-h3">
            Hours
          </h2>
          <dl className="nums mt-3">
            {week.map((day, index) => (
              <div
                key={day.date}
                className={`flex justify-between gap-4 border-t border-line py-2 first:border-t-0 ${index === 0 ? 'font-strong' : ''}`}
              >
                <dt>
                  {weekdayName(day.date)}
                  {index === 0 && ' (today)'}
                </dt>
                <dd>{hoursOfDayWords(day)}</dd>
              </div>
            ))}
          </dl>
        </section>
        {closures.length > 0 && (
          <section aria-labelledby="closures-heading" className="mt-5">
            <h2 id="closures-heading" className="text-name">
              Closed on
            </h2>
            <ul className="nums mt-1 text-sm text-ink-2">
              {closures.map(({ date, holiday }) => (
                <li key={date}>
                  {longDay(date)}, {holiday}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
