import 'server-only';
import { z } from 'zod';
import { sharedAppApiCall } from './client';

const location = z.object({ lat: z.number(), lng: z.number() }).nullable();
const answer = z.object({
  data: z.object({
    version: z.string(),
    settings: z.unknown(),
    taxRates: z.unknown(),
    usedRuns: z.record(z.string(), z.record(z.string(), z.object({ checkedRun: z.boolean() }))),
    cities: z.array(z.object({ zip: z.string(), city: z.string(), location })),
    stores: z.array(
      z.object({
        storeID: z.string(),
        name: z.string(),
        street1: z.string(),
        street2: z.string().nullable(),
        city: z.string(),
        state: z.string(),
        zip: z.string(),
        phone: z.string(),
        placeID: z.string().nullable(),
        location,
        flagship: z.boolean(),
        willCall: z.boolean(),
        active: z.boolean(),
      }),
    ),
  }),
});

/** The facts by which the App API promises and charges now: `settings` as it reads `buyerxp.json`, `taxRates` as it taxes by them (specification A3). */
type AppApiFacts = z.output<typeof answer>['data'];

/** `GET /api/deliveryfacts`: settings, full runs, local cities, stores and rates of tax with their version. Throws `UpstreamError`. */
export function readDeliveryFacts(): Promise<AppApiFacts> {
  return sharedAppApiCall({
    system: 'delivery-facts',
    operation: 'deliveryfacts',
    idempotent: true,
    method: 'GET',
    path: '/api/deliveryfacts',
    parse: (value) => answer.parse(value).data,
  });
}
