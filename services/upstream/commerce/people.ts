import {
  Me,
  Orders,
  Users,
  type Address,
  type BuyerAddress,
  type BuyerCreditCard,
  type Order,
  type User,
} from 'ordercloud-javascript-sdk';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { limits } from '@/lib/config/limits';
import { allPages, allPagesById } from '@/lib/upstream/commerce/list-page';
import { commerceCall, commerceRead, elevatedCall, elevatedRead, orNull } from './call';
import { CommerceFailure } from './failure';
import type { MiddlewareToken } from './middleware-token';
import { nobody } from './order-person';

type Buyers = Pick<Env, 'COMMERCE_BUYER_ID' | 'COMMERCE_CLIENT_ID'>;

/** What a customer keeps in their books. */
export interface Books {
  addresses: Address[];
  cards: BuyerCreditCard[];
}

const everyOrder = [{ IsSubmitted: true }, { IsSubmitted: false }];

/** The users of an e-mail address, as e-mail or as the name they log in with. Throws `CommerceFailure`. */
export async function usersOf(
  token: MiddlewareToken,
  { COMMERCE_BUYER_ID }: Pick<Env, 'COMMERCE_BUYER_ID'>,
  email: string,
): Promise<User[]> {
  const [byEmail, byName] = await Promise.all(
    [{ Email: email }, { Username: email }].map((filters) =>
      elevatedRead(token, (options) =>
        Users.List<User>(COMMERCE_BUYER_ID, { filters, pageSize: 100 }, options),
      ),
    ),
  );
  const same = (text: string | undefined | null) => text?.toLowerCase() === email;
  const found = [...(byEmail?.Items ?? []), ...(byName?.Items ?? [])].filter(
    ({ Email, Username }) => same(Email) || same(Username),
  );
  return [...new Map(found.map((user) => [user.ID, user])).values()];
}

/** A user by ID; `null` when there is none any more. Throws `CommerceFailure`. */
export async function findUser(
  token: MiddlewareToken,
  { COMMERCE_BUYER_ID }: Pick<Env, 'COMMERCE_BUYER_ID'>,
  userID: string,
): Promise<User | null> {
  return orNull(
    elevatedRead(token, (options) => Users.Get<User>(COMMERCE_BUYER_ID, userID, options)),
  );
}

/** A customer's address book and saved cards, read in their name (the seller has no other way to them). Throws `CommerceFailure`. */
export async function booksOf(token: MiddlewareToken, env: Buyers, userID: string): Promise<Books> {
  const inTheirName = await tokenOf(token, env, userID);
  const [addresses, cards] = await Promise.all([
    allPages((page) =>
      commerceRead(inTheirName, (options) =>
        Me.ListAddresses<BuyerAddress>({ page, pageSize: limits.bulkPageSize }, options),
      ),
    ),
    allPages((page) =>
      commerceRead(inTheirName, (options) =>
        Me.ListCreditCards<BuyerCreditCard>({ page, pageSize: limits.bulkPageSize }, options),
      ),
    ),
  ]);
  const own = ({ Editable }: { Editable?: boolean }) => Editable !== false;
  return {
    addresses: addresses.filter(own),
    cards: cards.filter(own).map((card) => ({ ...card, Token: undefined })),
  };
}

async function tokenOf(
  token: MiddlewareToken,
  { COMMERCE_BUYER_ID, COMMERCE_CLIENT_ID }: Buyers,
  userID: string,
): Promise<string> {
  const impersonation = { ClientID: COMMERCE_CLIENT_ID, Roles: rolesOfCaller('inTheirName') };
  return (
    (
      await elevatedCall(token, (options) =>
        Users.GetAccessToken(COMMERCE_BUYER_ID, userID, impersonation, options),
      )
    ).access_token ?? ''
  );
}

/** All orders of a user, placed ones and carts. Throws `CommerceFailure`. */
export async function ordersOf(token: MiddlewareToken, userID: string): Promise<Order[]> {
  const orders: Order[] = [];
  for (const which of everyOrder)
    orders.push(
      ...(await allPagesById('ID', (page, after) =>
        elevatedRead(token, (options) =>
          Orders.List<Order>(
            'Incoming',
            {
              filters: { FromUserID: userID, ...which, ...after },
              sortBy: ['ID'],
              page,
              pageSize: limits.bulkPageSize,
            },
            options,
          ),
        ),
      )),
    );
  return orders;
}

/**
 * Deletes a user with their password, tokens, addresses and cards. The platform keeps a user of whom an order is open: then they are emptied and
 * closed. One that is gone already is no error. Throws `CommerceFailure`.
 */
export async function deleteUser(
  token: MiddlewareToken,
  env: Buyers,
  userID: string,
): Promise<void> {
  try {
    await elevatedCall(token, (options) => Users.Delete(env.COMMERCE_BUYER_ID, userID, options));
  } catch (error) {
    if (!(error instanceof CommerceFailure)) throw error;
    if (error.code === 'User.CannotDeleteWithOpenOrder') return emptyUser(token, env, userID);
    if (error.status !== 404) throw error;
  }
}

async function emptyUser(token: MiddlewareToken, env: Buyers, userID: string): Promise<void> {
  const { addresses, cards } = await booksOf(token, env, userID);
  const inTheirName = await tokenOf(token, env, userID);
  for (const { ID = '' } of addresses)
    await commerceCall(inTheirName, (options) => Me.DeleteAddress(ID, options));
  for (const { ID = '' } of cards)
    await commerceCall(inTheirName, (options) => Me.DeleteCreditCard(ID, options));
  const { xp } = await elevatedRead(token, (options) =>
    Users.Get<User>(env.COMMERCE_BUYER_ID, userID, options),
  );
  const nothing = Object.fromEntries(Object.keys((xp ?? {}) as object).map((name) => [name, null]));
  const closed = {
    ...nobody,
    Username: `deleted-${userID}`,
    Phone: '',
    Active: false,
    xp: nothing,
  };
  await elevatedCall(token, (options) =>
    Users.Patch(env.COMMERCE_BUYER_ID, userID, closed, options),
  );
}
