import { StorePhone } from '@/components/ui/contact/store-phone';
import type { ShopEvent } from '@/lib/events/event';
import { storePath } from '@/lib/routes/store-path';
import { directionsLink, type Store, storeLine } from '@/lib/stores/store';
import { Icon } from '@/components/ui/icon';
import { ShopLink } from '@/components/ui/shop-link';

/** Where an event is held: room, store, address, directions. */
export function EventPlace({ event, store }: { event: ShopEvent; store: Store | null }) {
  if (!store && !event.room) return null;
  return (
    <section aria-labelledby="place-heading" className="panel p-6">
      <h2 id="place-heading" className="text-h3">
        Where
      </h2>
      {event.room && <p className="mt-2 font-medium">{event.room}</p>}
      {store && (
        <>
          <p className="mt-1">
            <ShopLink href={storePath(store.id)} className="text-link tap min-h-6">
              {store.name}
            </ShopLink>
          </p>
          <p className="mt-1 flex items-center gap-2 text-ink-2">
            <Icon name="pin" size={18} />
            {storeLine(store)}
          </p>
          {store.phone && (
            <p className="mt-1 flex items-center gap-2 text-ink-2">
              <Icon name="phone" size={18} />
              <StorePhone phone={store.phone} className="text-link tap min-h-6" />
            </p>
          )}
          <p className="mt-2">
            <a href={directionsLink(store)} rel="noopener" className="text-link tap min-h-6">
              Directions
            </a>
          </p>
        </>
      )}
    </section>
  );
}
