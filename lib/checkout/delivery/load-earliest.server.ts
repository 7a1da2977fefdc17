import 'server-only';
import { productXp } from '@/lib/catalogue/from-commerce';
import { cached } from '@/lib/cache/cached';
import { refusals } from '@/lib/cart/change/refusals';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import { err, type Result } from '@/lib/core/result';
import { earliest, type EarliestAnswer } from '@/lib/delivery/earliest';
import { deliveryItem, type DeliveryItem } from '@/lib/delivery/item';
import { localCityOf } from '@/lib/delivery/local-city';
import { listProductsById } from '@/lib/upstream/commerce/products';
import { deliveryFacts } from './delivery-facts.server';

/** First dates of products, on the server's clock. */
export interface EarliestDates {
  /** The day in Chicago they were worked out on. */
  today: ChicagoDate;
  /** City of a local ZIP; `null` for one that is not local, or without a ZIP. */
  city: string | null;
  products: EarliestAnswer[];
}

const mostProducts = 60;

/** First date and method of products, `?products=a,b&zip=55408`; unknown products are left out. Nothing in it is personal. */
export function loadEarliest(query: URLSearchParams): Promise<Result<EarliestDates, Problem>> {
  return refusals(async () => {
    const ids = [...new Set((query.get('products') ?? '').split(',').filter(Boolean))];
    const zip = query.get('zip');
    if (ids.length === 0 || ids.length > mostProducts || !ids.every(isId))
      return err(problem('bad-request', { field: 'products' }));
    if (zip !== null && !/^\d{5}$/.test(zip)) return err(problem('bad-request', { field: 'zip' }));
    const [items, { settings, cities }] = await Promise.all([deliveryItems(ids), deliveryFacts()]);
    const instant = now();
    return {
      today: chicagoDate(instant),
      city: zip === null ? null : (localCityOf(zip, cities)?.city ?? null),
      products: earliest(items, zip, instant, { buyer: settings, cities }),
    };
  });
}

async function deliveryItems(ids: readonly string[]): Promise<DeliveryItem[]> {
  return cached('product-list', `delivery/${[...ids].sort().join('|')}`, async () => {
    const products = await listProductsById([...ids]);
    return products.flatMap((product) => {
      const xp = productXp(product);
      return xp && product.ID ? [deliveryItem(product.ID, xp)] : [];
    });
  });
}
