import type { LineItem, Order } from 'ordercloud-javascript-sdk';
import { z } from 'zod';

const placedOrders = z.object({
  Items: z.array(
    z.looseObject({ ID: z.string(), LineItems: z.array(z.looseObject({ ID: z.string() })) }),
  ),
  Meta: z.object({ Page: z.number(), TotalPages: z.number() }),
});

/** The App API's page of placed orders, narrowed as far as the list depends on it. Throws a `ZodError` for another shape. */
export function parsePlacedOrders(answer: unknown): {
  Items: (Order & { LineItems: LineItem[] })[];
  Meta: { Page: number; TotalPages: number };
} {
  return placedOrders.parse(answer) as unknown as ReturnType<typeof parsePlacedOrders>;
}
