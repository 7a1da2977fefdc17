import 'server-only';
import { z } from 'zod';
import { zipSchema } from '@/lib/core/zip-schema';
import { refusals } from '@/lib/cart/change/refusals';
import { liveOrder } from '@/lib/cart/shopper-order.server';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import type { Shopper } from '@/lib/session/shopper';
import { type OutTheDoor, outTheDoor } from '@/lib/promise/out-the-door';
import { quoteOrder } from '@/lib/upstream/app-api/promises';
import { methodNamed } from '@/lib/delivery/method';

const cartQuery = z.strictObject({ zip: zipSchema });

/** The price of the shopper's cart when the lines without a recipient go to a ZIP (`?zip=55408`); `not-found` without a cart. */
export function loadCartQuote(
  shopper: Shopper,
  query: URLSearchParams,
): Promise<Result<OutTheDoor, Problem>> {
  return refusals(async () => {
    const parsedQuery = cartQuery.safeParse(Object.fromEntries(query));
    if (!parsedQuery.success) return err(problem('bad-request'));
    const open = await liveOrder(shopper);
    if (!open) return err(problem('not-found'));
    return ok(
      quotedPrice(
        await shopper.call(open.session, ({ accessToken }) =>
          quoteOrder(accessToken, open.orderID, parsedQuery.data.zip),
        ),
      ),
    );
  });
}

/** What a cart costs delivered, as the shop shows every price out the door. */
function quotedPrice(quote: Awaited<ReturnType<typeof quoteOrder>>): OutTheDoor {
  return outTheDoor(
    {
      merchandise: quote.Merchandise,
      assembly: quote.AssemblyCharges,
      placement: quote.PlacementCharges,
      delivery: quote.DeliveryFees,
      handling: quote.HandlingCharges,
      wireService: quote.WiredServiceCharges,
      runOrDayFee: 0,
      roadFee: 0,
      tax: quote.Tax,
      total: quote.Total,
      allIn: quote.DeliveryFees + quote.HandlingCharges + quote.WiredServiceCharges,
    },
    methodNamed(quote.DeliveryMethod),
  );
}
