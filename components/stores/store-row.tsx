import { StorePhone } from '@/components/ui/contact/store-phone';
import { storePath } from '@/lib/routes/store-path';
import { milesWords } from '@/lib/stores/locate';
import { directionsLink, type Store, storeLine } from '@/lib/stores/store';
import { ShopLink } from '@/components/ui/shop-link';

interface StoreRowProps {
  store: Store;
  miles: number | null;
  /** Its number on the map. */
  number: number;
  /** Open or closed now, or until that is known today's hours. */
  open: React.ReactNode;
  chosen: boolean;
  onChoose: () => void;
}

/** A store in the list of the locator. */
export function StoreRow({ store, miles, number, open, chosen, onChoose }: StoreRowProps) {
  return (
    <article
      onFocus={onChoose}
      onClick={onChoose}
      className={`flex gap-4 rounded-panel border p-4 ${chosen ? 'border-aubergine-700 bg-lilac-100' : 'border-line bg-card'}`}
    >
      <span
        aria-hidden="true"
        className={`nums grid size-8 shrink-0 place-items-center rounded-pill border-2 border-aubergine-700 text-xs font-strong ${chosen ? 'bg-aubergine-700 text-white' : 'text-aubergine-700'}`}
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="text-name">
          <ShopLink href={storePath(store.id)} className="tap min-h-6 hover:underline">
            {store.name}
          </ShopLink>
        </h2>
        <p className="text-sm text-ink-2">
          {storeLine(store)}
          {miles !== null && (
            <span className="nums font-strong text-ink"> · {milesWords(miles)}</span>
          )}
        </p>
        {open}
        <p className="mt-1 text-xs text-ink-2">{store.features.join('\u00a0· ')}</p>
        <p className="mt-2 flex flex-wrap gap-x-5 text-sm">
          <StorePhone phone={store.phone} className="text-link tap min-h-6" />
          <a className="text-link tap min-h-6" href={directionsLink(store)} rel="noopener">
            Directions<span className="sr-only"> to {store.name}</span>
          </a>
          <ShopLink className="text-link tap min-h-6" href={storePath(store.id)}>
            Store details<span className="sr-only"> of {store.name}</span>
          </ShopLink>
        </p>
      </div>
    </article>
  );
}
