import 'server-only';
import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import { productTitle } from '@/lib/catalogue/product/product-title';
import { readProductXp } from '@/lib/catalogue/product/read-product-xp';
import { refusals } from '@/lib/cart/change/refusals';
import { cartLines } from '@/lib/cart/shopper-order.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, type Result } from '@/lib/core/result';
import { addressTypes } from '@/lib/address/destination-types';
import { deliveryItem } from '@/lib/delivery/item';
import { localCityOf } from '@/lib/delivery/delivery-facts';
import { localCities } from '@/lib/delivery/sources.server';
import { stuckAt } from '@/lib/delivery/ways/ways';
import type { Shopper } from '@/lib/session/shopper';
import { linesOfQuery } from '../schema';

/** The part of a cart that can be delivered to a ZIP. */
export interface Reach {
  /** City of a local ZIP, to fill the form; `null` for one the vans do not reach. */
  city: string | null;
  /** Titles of the products that cannot be delivered there. */
  undeliverable: string[];
  /** Whether nothing in the cart can be delivered there (specification B5: Save is disabled). */
  all: boolean;
}

const querySchema = z.strictObject({
  zip: zipSchema,
  type: z.enum(addressTypes),
  box: z.literal('1').optional(),
  lines: linesOfQuery,
});

/**
 * What part of the shopper's cart, or of some of its lines, can be delivered to a ZIP, or with `box=1` to a post office box there:
 * `?zip=55408&type=Residence&lines=a,b` (specification B5).
 */
export function loadReach(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<Reach, Problem>> {
  return refusals(async () => {
    const parsedQuery = querySchema.safeParse(Object.fromEntries(query));
    if (!parsedQuery.success) return err(problem('bad-request'));
    const { zip, type, box, lines } = parsedQuery.data;
    const [items, cities] = await Promise.all([cartItems(shopper, lines), localCities()]);
    const city = localCityOf(zip, cities);
    const { items: stuck, all } = stuckAt(
      { items, zip, addressType: type, postBox: box !== undefined },
      { cities },
    );
    return {
      city: city?.city ?? null,
      undeliverable: [...new Set(stuck.map(({ title }) => title))],
      all,
    };
  });
}

async function cartItems(shopper: Shopper, wanted?: readonly string[]) {
  return (await cartLines(shopper, wanted)).map(({ ProductID, Product }) => {
    const xp = readProductXp(Product?.xp);
    return {
      ...deliveryItem(ProductID ?? '', xp),
      title: productTitle(Product?.Name ?? '', xp),
    };
  });
}
