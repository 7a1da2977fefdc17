import 'server-only';
import { z } from 'zod';
import { withCatalogueToken } from '../commerce/catalogue-token';
import { appApiCall } from './client';

const answer = z.object({
  data: z.object({
    DeliveryDatesN: z.record(
      z.string(),
      z.record(z.string(), z.object({ checkedRun: z.boolean() })),
    ),
  }),
});

/** `GET /api/deliveryruns`: runs that have no place left, by Chicago day and run, as `DeliveryDatesN` writes them (specification A3). Throws `UpstreamError`. */
export function usedRuns(): Promise<Record<string, Record<string, { checkedRun: boolean }>>> {
  return withCatalogueToken((accessToken) =>
    appApiCall({
      system: 'integration',
      operation: 'deliveryruns',
      idempotent: true,
      method: 'GET',
      path: '/api/deliveryruns',
      accessToken,
      parse: (value) => answer.parse(value).data.DeliveryDatesN,
    }),
  );
}
