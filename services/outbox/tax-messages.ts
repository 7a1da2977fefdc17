import { sql, type Statements } from '@/services/database/statements';
import { enqueue, type OutboxMessage } from './outbox';

const saleID = (orderID: string) => `tax-sale-${orderID}`;

/** Has a placed order recorded as a sale, in the transaction that places it. */
export function* recordSale(orderID: string): Statements<void> {
  yield* enqueue({ messageID: saleID(orderID), kind: 'tax-sale', payload: { orderID } });
}

/** Has what was recorded of an order voided: it was cancelled whole. Nothing where its sale is not recorded. */
export function* voidSale(orderID: string): Statements<void> {
  yield* afterSale({ messageID: `tax-void-${orderID}`, kind: 'tax-void', payload: { orderID } });
}

/** Has what an order was lowered by recorded as a return; `key` is the lowering's in the books. Nothing where its sale is not recorded. */
export function* recordReturn(orderID: string, key: string): Statements<void> {
  yield* afterSale({
    messageID: `tax-return-${key}`,
    kind: 'tax-return',
    payload: { orderID, key },
  });
}

/** What the tax vendor is told: sales, returns, sales that are void. */
export type TaxMessage = Extract<OutboxMessage, { kind: 'tax-sale' | 'tax-return' | 'tax-void' }>;

/** Their kinds. Such a message names no person, IDs alone, and is owed to the books: it outlives the person of its order. */
export const taxKinds: readonly TaxMessage['kind'][] = ['tax-sale', 'tax-return', 'tax-void'];

function* afterSale(message: Exclude<TaxMessage, { kind: 'tax-sale' }>): Statements<void> {
  const sales = yield* sql('select 1 from services.outbox where message_id = $1', [
    saleID(message.payload.orderID),
  ]);
  if (sales.length > 0) yield* enqueue(message);
}
