import 'server-only';
import { z } from 'zod';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import { searchIndexes } from '@/lib/config/search-indexes';
import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import {
  classArrival,
  type ClassArrival,
  type ClassArrivals,
} from '@/lib/delivery/days/class-arrival';
import { deliveryFacts } from '@/lib/delivery/sources.server';
import { search } from '@/lib/upstream/search/client';
import { indexTime, productFilters } from './list/product-filters';

/** The delivery classes of all that is listed, kept. Throws `UpstreamError`. */
function listedClasses(): Promise<string[]> {
  return cached(
    'product-list',
    'delivery-classes',
    async () => {
      const [answer] = await search([
        {
          indexName: searchIndexes.products,
          filters: productFilters({}, indexTime(now())),
          facets: ['DeliveryClass'],
          hitsPerPage: 0,
        },
      ]);
      return Object.keys(answer?.facets?.DeliveryClass ?? {}).sort();
    },
    { tags: [tags.catalogue] },
  );
}

async function arrivals(
  zip: string | null,
  by: string | null,
): Promise<Record<string, ClassArrival>> {
  const [classes, facts] = await Promise.all([listedClasses(), deliveryFacts()]);
  const at = now();
  return Object.fromEntries(
    classes.flatMap((each) => {
      const found = classArrival(each, { zip, by }, facts, at);
      return found ? [[each, found]] : [];
    }),
  );
}

/** The classes of products that can arrive in time; `null` where nothing is to arrive. Throws `UpstreamError` while the facts were never read: nothing is promised then. */
export async function arrivingClasses(arrives: Arrives | undefined): Promise<string[] | null> {
  if (!arrives) return null;
  const found = await arrivals(arrives.zip, arrives.by);
  return Object.keys(found).filter((each) => found[each]?.can);
}

const querySchema = z.strictObject({
  zip: z
    .string()
    .regex(/^\d{5}$/)
    .optional(),
  by: z.iso.date().optional(),
});

/** When products of each delivery class arrive (`?zip=55408&by=2026-11-28`), for the cards of a list at once; a day that is past is none. `bad-request`; throws `UpstreamError`. */
export async function loadClassArrivals(
  query: URLSearchParams,
): Promise<Result<ClassArrivals, Problem>> {
  const parsed = querySchema.safeParse(Object.fromEntries(query));
  if (!parsed.success) return err(problem('bad-request', { field: 'zip' }));
  const { zip = null, by = null } = parsed.data;
  const today = chicagoDate(now());
  const day = by !== null && by >= today ? by : null;
  return ok({ today, by: day, classes: await arrivals(zip, day) });
}
