/**
 * The order a transaction of the gateway belongs to, as an SQL expression; `null` for one that no order knows: the move it was captured by or came of (a
 * refund, a second authorisation), else the tender it was authorised for. `transaction` is an expression itself, never a text from outside.
 */
export function orderOfTransaction(transaction: '$1' | 'services.dispute.transaction_id'): string {
  return `coalesce(
    (select order_id from services.money_move move where move.transaction_id = ${transaction} limit 1),
    (select order_id from services.submission where tenders @> jsonb_build_array(jsonb_build_object('transactionID', ${transaction}::text)) limit 1))`;
}
