import type { Order, User } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import type { Row } from '@/services/database/database';
import type { Store } from '@/services/database/statements';
import type { OrderTokens } from '../upstream/commerce/order-person';
import { orderOfMessage } from '../outbox/outbox';
import { taxKinds } from '../outbox/order-messages';
import { ordersOf, usersOf } from '../upstream/commerce/people';
import type { MiddlewareToken } from '../upstream/commerce/middleware-token';
import type { PrivateFiles } from '../upstream/private-files';
import type { CardVault } from '../upstream/payments/card-vault';

/** How many of a person's orders are read at a time: the commerce platform refuses who asks for hundreds at once. */
export const ordersAtOnce = 10;

/** What a request about a person works with. */
export interface PrivacyDeps extends OrderTokens {
  store: Store;
  env: Env;
  /** May read and delete users and their books: the token of who asks. */
  people: MiddlewareToken;
  vault: CardVault;
  /** Where photos of shipments lie. */
  photos: PrivateFiles;
}

/** Where a person is found. */
export interface Person {
  email: string;
  users: User[];
  /** Of the users, and of those that were theirs and are gone from the commerce platform. */
  userIDs: string[];
  /** The users' carts and orders. */
  orders: Order[];
  /** Rows of the journal: of those orders, and of orders placed or tried as a guest with the e-mail. */
  submissions: Row[];
  /** What was paid with an account of the e-mail for orders that are not the person's: the tenders alone. */
  payments: Row[];
  /** Of the outbox, but for what the tax vendor is told: that is the books'. */
  messages: Row[];
  /** Gift cards that went to the e-mail, whoever bought them. */
  giftCards: Row[];
  /** Gift cards that were bought with the orders. */
  giftCardsBought: Row[];
  customers: Row[];
  /** What they asked of the house from its pages. */
  requests: Row[];
  /** Products they wait for. */
  stockNotices: Row[];
  accounts: Row[];
}

/** An e-mail as it is compared. */
export const asEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Everything that is kept of who has this e-mail. `goneUserIDs` were theirs and are gone from the commerce platform: rows of a restored backup are found
 * by nothing else. Throws `CommerceFailure`.
 */
export async function findPerson(
  { store, env, people, orders: orderToken }: PrivacyDeps,
  emailText: string,
  goneUserIDs: readonly string[] = [],
): Promise<Person> {
  const email = asEmail(emailText);
  const users = await usersOf(people, env, email);
  const ids = [...new Set([...users.flatMap(({ ID }) => ID ?? []), ...goneUserIDs])];
  const orders = (await Promise.all(ids.map((id) => ordersOf(orderToken, id)))).flat();
  const submissions = await store.query(
    `select * from services.submission where forgotten_at is null and (order_id = any($1::text[]) or lower(guest ->> 'Email') = $2) order by created_at`,
    [orders.flatMap(({ ID }) => ID ?? []), email],
  );
  const orderIDs = [
    ...new Set([
      ...orders.flatMap(({ ID }) => ID ?? []),
      ...submissions.map((row) => String(row.order_id)),
    ]),
  ];
  const [
    payments,
    messages,
    giftCards,
    giftCardsBought,
    customers,
    requests,
    stockNotices,
    accounts,
  ] = await Promise.all([
    store.query(
      `select order_id, state, created_at, tender ->> 'kind' as kind, (tender ->> 'cents')::integer as cents, tender ->> 'account' as account
       from services.submission, jsonb_array_elements(tenders) tender
       where lower(tender ->> 'account') = $1 and not order_id = any($2::text[]) order by created_at, order_id`,
      [email, orderIDs],
    ),
    store.query(
      `select id::text as id, message_id, kind, payload, sent_at, dead_at, last_error from services.outbox
       where payload <> '{}'::jsonb and kind <> all($4::text[]) and (lower(payload ->> 'to') = $1 or lower(payload #>> '{notice,newEmail}') = $1 or payload ->> 'userID' = any($2::text[])
         or payload ->> 'noticeID' in (select id::text from services.stock_notice where lower(email) = $1)
         or payload ->> 'requestID' in (select id::text from services.public_request where lower(email) = $1)
         or ${orderOfMessage} = any($3::text[])) order by services.outbox.id`,
      [email, ids, orderIDs, taxKinds],
    ),
    store.query(
      'select right(number, 4) as last_four, order_id, cents, email, send_on::text, mailed_at from services.gift_card where lower(email) = $1',
      [email],
    ),
    store.query(
      'select right(number, 4) as last_four, order_id, product_id, cents, email, send_on::text, mailed_at from services.gift_card where order_id = any($1::text[]) order by order_id, place',
      [orderIDs],
    ),
    store.query('select * from services.customer where user_id = any($1::text[])', [ids]),
    store.query(
      'select id::text as id, kind, name, email, answers, asked_at from services.public_request where lower(email) = $1 order by asked_at',
      [email],
    ),
    store.query(
      'select product_id, asked_at from services.stock_notice where lower(email) = $1 order by asked_at',
      [email],
    ),
    store.query(
      'select id, kind, number, active, balance_cents, expires_on::text, created_at from services.ledger_account where owner_id = any($1::text[])',
      [ids],
    ),
  ]);
  return {
    email,
    users,
    userIDs: ids,
    orders,
    submissions,
    payments,
    messages,
    giftCards,
    giftCardsBought,
    customers,
    requests,
    stockNotices,
    accounts,
  };
}

/** The orders of a person that the books keep: placed ones, as a customer or a guest. Those that are empty already count: emptying one may have broken off. */
export const placedOrderIDs = (person: Person) => orderIDsOf(person, true);

/** The carts of a person: their own, and those a guest with the e-mail tried to order. */
export const cartIDs = (person: Person) => orderIDsOf(person, false);

/** The person's orders that were placed, or those that were not, by the commerce platform and by the journal. */
function orderIDsOf({ orders, submissions }: Person, isPlaced: boolean): string[] {
  const ofCommerce = orders.filter(({ IsSubmitted }) => (IsSubmitted === true) === isPlaced);
  const ofJournal = submissions.filter(({ state }) => state === (isPlaced ? 'placed' : 'refused'));
  return [
    ...new Set([
      ...ofCommerce.flatMap(({ ID }) => ID ?? []),
      ...ofJournal.map((row) => String(row.order_id)),
    ]),
  ];
}
