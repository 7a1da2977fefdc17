import { inBatches } from '@/lib/core/parts-of';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { sql } from '@/services/database/statements';
import { clearAccount } from '../app-api/internal/failed-log-ins';
import { forgetOrderCart } from '../upstream/commerce/ended-carts';
import { nobody, readWholeOrder } from '../upstream/commerce/order-person';
import { deleteUser, findUser } from '../upstream/commerce/people';
import { elsewhere } from './export-person';
import { forgetOrder, forgetPayer } from './forget-order';
import {
  cartIDs,
  findPerson,
  ordersAtOnce,
  placedOrderIDs,
  type Person,
  type PrivacyDeps,
} from './person';

const noneDeleted = {
  users: 0,
  carts: 0,
  refusedSubmits: 0,
  /** Payments of orders that are not the person's, without their account now. */
  paymentAccounts: 0,
  messages: 0,
  giftCardMailboxes: 0,
  requests: 0,
  stockNotices: 0,
  customerNumbers: 0,
};

/** What became of a deletion; numbers of things. */
export interface DeletionReport {
  email: string;
  /**
   * `waiting`: orders are under way and need their names; nothing was deleted. `not-theirs`: a user ID that was named belongs to somebody who is not gone;
   * nothing was deleted.
   */
  outcome: 'deleted' | 'nothing-left' | 'waiting' | 'not-theirs';
  /** By which their rows are found again in a restored backup, when the users are gone. */
  userIDs: string[];
  waitingFor: string[];
  deleted: typeof noneDeleted;
  /** Kept for seven years without the person, by ID. */
  ordersKeptWithoutPerson: string[];
  /** Accounts that stay in the books and are nobody's any more; what was on Purple Perks ends. */
  accountsUnlinked: string[];
  elsewhere: readonly string[];
}

/**
 * Deletes who has an e-mail: user, password, books, vault, carts, messages, numbers. Placed orders stay for the tax law without the person. While
 * an order is under way (being placed, or to be delivered from today on) nothing is deleted. Repeatable: what broke off halfway is finished by the
 * next run. `goneUserIDs` are those of an earlier deletion, whose rows a restored backup has brought back. Throws `CommerceFailure`, `UpstreamUnavailable`.
 */
export async function deletePerson(
  deps: PrivacyDeps,
  email: string,
  goneUserIDs: readonly string[],
): Promise<DeletionReport> {
  const person = await findPerson(deps, email, goneUserIDs);
  if (!(await areGone(deps, person))) return report(person, { outcome: 'not-theirs' });
  const placed = placedOrderIDs(person);
  const waitingFor = await underWay(deps, person, placed);
  if (waitingFor.length > 0) return report(person, { outcome: 'waiting', waitingFor });
  for (const id of placed) await forgetOrder(deps.store, deps, id);
  let carts = 0;
  for (const id of cartIDs(person)) carts += await forgetOrderCart(deps.orders, id);
  const paidFor = [...new Set(person.payments.map((row) => String(row.order_id)))];
  await forgetPayer(deps.store, deps.orders, paidFor, person.email);
  for (const id of person.userIDs) await deps.vault.forgetAll(id);
  await deleteRows(deps, person);
  await clearAccount(deps.store, person.email);
  // Last: everything else is found again by the users when a step before has failed.
  for (const { ID = '' } of person.users) await deleteUser(deps.people, deps.env, ID);
  const refused = person.submissions.filter(({ state }) => state === 'refused').length;
  const deleted = {
    users: person.users.length,
    carts,
    refusedSubmits: refused,
    paymentAccounts: person.payments.length,
    messages: person.messages.length,
    giftCardMailboxes: person.giftCards.length,
    requests: person.requests.length,
    stockNotices: person.stockNotices.length,
    customerNumbers: person.customers.length,
  };
  const anything =
    placed.length +
      person.accounts.length +
      Object.values(deleted).reduce((all, count) => all + count, 0) >
    0;
  return report(person, {
    outcome: anything ? 'deleted' : 'nothing-left',
    deleted,
    ordersKeptWithoutPerson: placed,
  });
}

function report(person: Person, parts: Partial<DeletionReport>): DeletionReport {
  const accountsUnlinked =
    parts.outcome === 'deleted' ? person.accounts.map(({ id }) => String(id)) : [];
  return {
    email: person.email,
    outcome: 'deleted',
    userIDs: person.userIDs,
    waitingFor: [],
    deleted: noneDeleted,
    ordersKeptWithoutPerson: [],
    elsewhere,
    ...parts,
    accountsUnlinked,
  };
}

/** Whether nobody has the users that were not found by the e-mail: they are deleted, or emptied where the platform keeps them. */
async function areGone({ people, env }: PrivacyDeps, { users, userIDs }: Person): Promise<boolean> {
  const others = userIDs.filter((id) => users.every(({ ID }) => ID !== id));
  const found = await Promise.all(others.map((id) => findUser(people, env, id)));
  return found.every((user) => user === null || user.Email === nobody.Email);
}

/** Orders that need their names: a submit that has not ended, goods or seats of today or later. */
async function underWay(
  { orders }: PrivacyDeps,
  { submissions, payments }: Person,
  placed: readonly string[],
): Promise<string[]> {
  const open = [...submissions, ...payments]
    .filter(({ state }) => state !== 'placed' && state !== 'refused')
    .map((row) => String(row.order_id));
  const today = chicagoDate(now());
  const later = await inBatches(placed, ordersAtOnce, async (id) => {
    const { order, lines } = await readWholeOrder(orders, id);
    const needed = lines.some(
      ({ DateNeeded }) => DateNeeded && chicagoDate(new Date(DateNeeded)) >= today,
    );
    return needed && !['Canceled', 'Completed'].includes(order.Status ?? '') ? [id] : [];
  });
  return [...new Set([...open, ...later.flat()])];
}

/** A message that waits for somebody else (a gift card on its way) still goes out; its content ends when it is sent. */
async function deleteRows(
  { store }: PrivacyDeps,
  { email, submissions, messages, customers, accounts }: Person,
): Promise<void> {
  const refused = submissions.filter(({ state }) => state === 'refused').map((row) => row.order_id);
  const ended = messages.filter(
    ({ kind, payload, sent_at }) =>
      sent_at !== null ||
      kind !== 'gift-card' ||
      (payload as { to?: string }).to?.toLowerCase() === email,
  );
  await store.transact(function* () {
    yield* sql(
      `delete from services.submission where state = 'refused' and order_id = any($1::text[])`,
      [refused],
    );
    yield* sql('delete from services.outbox where sent_at is null and id::text = any($1::text[])', [
      ended.map(({ id }) => id),
    ]);
    yield* sql(
      `update services.outbox set payload = '{}'::jsonb, last_error = null where id::text = any($1::text[])`,
      [ended.map(({ id }) => id)],
    );
    yield* sql('delete from services.public_request where lower(email) = $1', [email]);
    yield* sql('delete from services.stock_notice where lower(email) = $1', [email]);
    yield* sql(`update services.gift_card set email = '' where lower(email) = $1`, [email]);
    yield* sql('delete from services.customer where number = any($1::text[])', [
      customers.map(({ number }) => number),
    ]);
    yield* sql(
      `update services.ledger_account set owner_id = null, active = (active and kind <> 'purple-perks') where id = any($1::text[])`,
      [accounts.map(({ id }) => id)],
    );
  });
}
