import type { Cart } from '@/lib/cart/cart';
import { fromAppApi } from '@/lib/cart/from-app-api';
import type { OrderChange } from '@/lib/core/order-change';
import type { CalculatorLineItem } from '@/lib/orders/calculated-order';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';

interface Call {
  method: string;
  path: string;
  body: unknown;
}

type Answer = { status?: number; body: unknown };

/** Stands in for the shop's handlers: answers by `METHOD /path`, remembers what was asked. An answer may be held back. */
export function stubShop(answers: Record<string, (call: Call) => Answer | Promise<Answer>>) {
  const calls: Call[] = [];
  globalThis.fetch = (async (path: string, init: RequestInit = {}) => {
    const call = {
      method: init.method ?? 'GET',
      path,
      body: init.body ? (JSON.parse(String(init.body)) as unknown) : undefined,
    };
    calls.push(call);
    const key = Object.keys(answers).find((known) => `${call.method} ${path}`.startsWith(known));
    if (!key) throw new Error(`Nobody answers ${call.method} ${path}.`);
    const { status = 200, body } = (await answers[key]?.(call)) ?? { status: 500, body: null };
    return { ok: status < 300, status, json: () => Promise.resolve(body) } as Response;
  }) as typeof fetch;
  return { calls, asked: (method: string) => calls.filter((call) => call.method === method) };
}

/** A refusal as the handlers answer it. */
export function refusal(
  status: number,
  code: string,
  text: string,
  more: { field?: string; changes?: readonly OrderChange[] } = {},
): Answer {
  return { status, body: { error: { code, text, requestId: 'request-1', ...more } } };
}

/** A cart of these lines. */
export function cartOf(...lines: CalculatorLineItem[]): Cart {
  const count = lines.reduce((sum, { Quantity }) => sum + Quantity, 0);
  return fromAppApi(
    calculatedOrder(lines.length > 0 ? [calculatedShipment({ LineItems: lines })] : [], {
      CartCount: count,
      LineItemCount: lines.length,
    }),
  );
}

/** A line of so many bouquets. */
export function bouquets(
  quantity: number,
  change: Partial<CalculatorLineItem> = {},
): CalculatorLineItem {
  return calculatedLine({
    Quantity: quantity,
    Specs: [],
    MerchandiseTotal: 49.99 * quantity,
    ...change,
  });
}
