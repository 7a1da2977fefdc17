import { inBatches } from '@/lib/core/parts-of';
import { now } from '@/lib/core/time/clock';
import { orNull } from '../upstream/commerce/call';
import { isSecret } from '../outbox/outbox';
import { booksOf } from '../upstream/commerce/people';
import { readWholeOrder } from '../upstream/commerce/order-person';
import { cartIDs, findPerson, ordersAtOnce, placedOrderIDs, type PrivacyDeps } from './person';

/** What is not found by an e-mail, and why: said in every report. */
export const elsewhere = [
  'Logs name nobody: accounts are hashes, addresses are cut to their network.',
  'Search analytics know a visit by a hash that ends with it.',
  'Files (redirects.json, buyerxp.json, sitemap.xml) hold nothing of a person.',
  'The payment processor keeps its transactions as the law asks of it; ask it under the order IDs.',
  'The tax vendor, where sales are recorded there (TAX=avatax), keeps the street and user ID of placed orders as the law asks of it; ask it under the order numbers.',
  'A Venmo account is known by its user name alone, on the orders that were paid with it; where they are somebody else’s, ask under the order numbers.',
  'Balances in a ledger of the retailer’s own (LEDGER_URL), where there is one; ask it under the user IDs.',
  'A cart that was never ordered under the e-mail cannot be told from others; it ends by itself.',
  'A browser keeps what the privacy page lists; Sign Out clears it.',
] as const;

/** Everything that is kept of who has an e-mail, without secrets (passwords, PINs, tokens, card numbers). Throws `CommerceFailure`. */
export async function exportPerson(deps: PrivacyDeps, email: string) {
  const person = await findPerson(deps, email);
  const orderIDs = [...placedOrderIDs(person), ...cartIDs(person)];
  const users = await Promise.all(
    person.users.map(async (user) => ({
      ...user,
      ...(await booksOf(deps.people, deps.env, user.ID ?? '')),
    })),
  );
  // A cart may have ended since its submit was refused.
  const read = await inBatches(orderIDs, ordersAtOnce, (id) =>
    orNull(readWholeOrder(deps.orders, id)),
  );
  const orders = read.filter((order) => order !== null);
  const entries = await deps.store.query(
    'select account, cents, reason, posted_at from services.ledger_entry where account = any($1::text[]) order by id',
    [person.accounts.map(({ id }) => id)],
  );
  return {
    email: person.email,
    asOf: now().toISOString(),
    users,
    orders,
    journal: person.submissions.map(
      ({ runner: _runner, request_hash: _hash, attempt_id: _attempt, ...row }) => row,
    ),
    paymentsByAccount: person.payments,
    messages: person.messages.map(({ kind, payload, sent_at }) => ({
      kind,
      payload: isSecret(String(kind)) ? '(holds a PIN or a code: not exported)' : payload,
      sent_at,
    })),
    giftCardsSentTo: person.giftCards,
    giftCardsBought: person.giftCardsBought,
    requests: person.requests,
    stockNotices: person.stockNotices,
    customerNumbers: person.customers,
    balances: person.accounts,
    movements: entries,
    elsewhere,
  };
}
