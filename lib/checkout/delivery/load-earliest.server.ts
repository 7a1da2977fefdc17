import 'server-only';
import { productXp } from '@/lib/catalogue/from-commerce';
import { cached } from '@/lib/cache/cached';
import { refusals } from '@/lib/cart/change/refusals';
import { chicagoDate, type ChicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { problem, type Problem } from '@/lib/core/error-codes';
import { isId } from '@/lib/core/ids';
import { err, type Result } from '@/lib/core/result';
import { chicagoTime } from '@/lib/core/time/chicago-time';
import { arrival, openDaysAfter } from '@/lib/delivery/arrival';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import type { DeliveryMethod } from '@/lib/delivery/method';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { deliveryItem, type DeliveryItem } from '@/lib/delivery/item';
import { localCityOf } from '@/lib/delivery/local-city';
import { listProductsById } from '@/lib/upstream/commerce/products';

/** The way that is promised first, with its next days. */
export interface LeadWay {
  method: DeliveryMethod;
  /** The first three days that can be promised; at least one. */
  days: ChicagoDate[];
  /** Until when the first of them can be ordered, on the clock of Chicago: `00:00` is the midnight before `date`. */
  orderBy: { date: ChicagoDate; time: string };
}

/** What one product can promise: its ways with their first days, and the one that checkout would choose. */
export interface EarliestAnswer {
  productID: string;
  ways: { method: DeliveryMethod; date: ChicagoDate | null }[];
  /** `null` when nothing can be promised. */
  lead: LeadWay | null;
}

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
    const [items, facts] = await Promise.all([deliveryItems(ids), deliveryFacts()]);
    const instant = now();
    return {
      today: chicagoDate(instant),
      city: zip === null ? null : (localCityOf(zip, facts.cities)?.city ?? null),
      products: items.map((item) => earliestOf(item, zip, facts, instant)),
    };
  });
}

function earliestOf(
  item: DeliveryItem,
  zip: string | null,
  facts: DeliveryFacts,
  at: Date,
): EarliestAnswer {
  const { productID } = item;
  const query = { zip, items: [item] };
  const answer = arrival(query, facts, at);
  if (answer.answer === 'no') return { productID, ways: [], lead: null };
  const { method, date } = answer;
  const end = new Date(answer.orderBy);
  return {
    productID,
    ways: [answer, ...answer.others].map((way) => ({ method: way.method, date: way.date })),
    lead: {
      method,
      days: [date, ...openDaysAfter(answer, query, facts, at, 2)],
      orderBy: { date: chicagoDate(end), time: chicagoTime(end) },
    },
  };
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
