import type { Product } from 'ordercloud-javascript-sdk';
import { productXp, stockFacts } from '@/lib/catalogue/from-commerce';
import { isVisible } from '@/lib/catalogue/product/product-xp';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { isReleased } from '@/lib/catalogue/release';
import { stockBand } from '@/lib/catalogue/stock-band';
import { now } from '@/lib/core/time/clock';
import { sql, type Store } from '@/services/database/statements';
import { every, type Loop } from '../loop';
import { enqueue } from '../outbox/outbox';
import type { SellerCatalogue } from '../upstream/commerce/catalogue';

/** How many products are read at once. */
const atOnce = 50;

/** Mails those who wait for a product once it can be bought again. */
export interface StockWatch extends Loop {
  /** Checks every awaited product; returns how many mails it queued. */
  look(): Promise<number>;
}

/** The watch over awaited products; makes no call while nobody waits. `onMailQueued` wakes the outbox. */
export function stockWatch(
  deps: {
    store: Store;
    catalogue: Pick<SellerCatalogue, 'productsWhere'>;
    onMailQueued(): void;
  },
  intervalMs: number,
): StockWatch {
  const { store, catalogue, onMailQueued } = deps;
  const look = async () => {
    const awaited = await store.query<{ product_id: string }>(
      'select distinct product_id from services.stock_notice order by product_id',
    );
    let written = 0;
    for (let from = 0; from < awaited.length; from += atOnce) {
      const ids = awaited.slice(from, from + atOnce).map(({ product_id }) => product_id);
      const products = await catalogue.productsWhere({ ID: ids.join('|') });
      for (const product of products.filter((each) => isSoldNow(each, now())))
        written += await writeMails(store, product);
    }
    if (written > 0) onMailQueued();
    return written;
  };
  return { ...every(intervalMs, look, 'stock-notices'), look };
}

/** Whether a shopper could find a product and add it to the cart (specification A4). */
function isSoldNow(product: Product, at: Date): boolean {
  const xp = productXp(product);
  if (!xp || !isVisible(xp) || product.Active !== true || !isReleased(xp, at)) return false;
  return stockBand(stockFacts(product, xp)) !== 'out';
}

/** Queues a mail to each who waits; a notice whose mail is in the outbox already gets no second one. */
async function writeMails(store: Store, product: Product): Promise<number> {
  const xp = productXp(product);
  return store.transact(function* () {
    const waiting = yield* sql<{ id: string }>(
      `select id::text as id from services.stock_notice notice where product_id = $1
       and not exists (select 1 from services.outbox where message_id = 'stock-notice-' || notice.id::text)`,
      [product.ID],
    );
    for (const { id } of waiting)
      yield* enqueue({
        messageID: `stock-notice-${id}`,
        kind: 'stock-notice',
        payload: {
          noticeID: id,
          code: xp?.ProductCode ?? '',
          title: productTitle(product.Name ?? '', xp ?? {}),
        },
      });
    return waiting.length;
  });
}
