import 'server-only';
import { z } from 'zod';
import { withCatalogueToken } from '../commerce/catalogue-token';
import { appApiCall } from './client';

/** A product as it would be bought, and where and when it is to arrive. */
interface PromiseRequest {
  ProductID: string;
  Quantity: number;
  Specs: { SpecID: string; OptionID: string }[];
  Zip: string;
  Date?: string;
  By?: string;
  Run?: string;
}

const answer = z.object({ data: z.unknown() });

/** `POST /api/promise`: when a product arrives and what it costs; nothing in it is personal. `parse` narrows the answer. Throws `UpstreamError`. */
export function askPromise<T>(body: PromiseRequest, parse: (promised: unknown) => T): Promise<T> {
  return withCatalogueToken((accessToken) =>
    appApiCall({
      system: 'calculate',
      operation: 'promise',
      idempotent: true,
      method: 'POST',
      path: '/api/promise',
      accessToken,
      body,
      parse: (value) => parse(answer.parse(value).data),
    }),
  );
}
