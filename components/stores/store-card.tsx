import type { Store } from '@/lib/stores/store';
import { storePath } from '@/lib/routes/store-path';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { ShopLink } from '@/components/ui/shop-link';

interface StoreCardProps {
  store: Store;
  /** On its own page the name is the page's heading. */
  alone?: boolean;
}

/** A store: where it is, how to call it, what is there. */
export function StoreCard({ store, alone = false }: StoreCardProps) {
  const phone = store.phone.replace(/^(\d{3})(\d{3})(\d{4})$/, '$1-$2-$3');
  const directions = store.location && `https://www.google.com/maps/dir/?api=1&destination=${store.location.lat},${store.location.lng}`;
  return (
    <article className={`grid h-full overflow-hidden rounded-panel border border-line bg-card ${store.picture ? 'sm:grid-cols-[2fr_3fr]' : ''}`}>
      {store.picture && <div className="min-h-48 bg-mist"><Picture picture={store.picture} ratio={1.5} sizes="(min-width: 640px) 340px, 100vw" /></div>}
      <div className="flex flex-col gap-2 p-6">
        {alone ? <h1 className="text-h2">{store.name}</h1> : <h2 className="text-h3"><ShopLink href={storePath(store.id)} className="hover:underline">{store.name}</ShopLink></h2>}
        <p className="text-ink-2">{store.about}</p>
        <p className="mt-1 flex items-center gap-2"><Icon name="pin" size={18} />{store.street}, {store.city}, {store.state} {store.zip}</p>
        <p className="flex items-center gap-2"><Icon name="phone" size={18} /><a className="text-link nums" href={`tel:+1-${phone}`}>{phone}</a></p>
        <ul className="mt-1 flex flex-wrap gap-2 text-xs">
          {store.features.map((feature) => <li key={feature} className="rounded-pill bg-glass px-3 py-1 font-medium text-leaf-700">{feature}</li>)}
        </ul>
        <p className="text-sm text-ink-2">{store.pickup ? 'Orders can be collected here.' : 'Orders are collected at our other stores.'}</p>
        {directions && <p className="mt-auto"><a href={directions} rel="noopener" className="text-link inline-flex min-h-6 items-center">Directions</a></p>}
      </div>
    </article>
  );
}
