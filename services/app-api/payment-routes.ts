import { Hono } from 'hono';
import { now } from '@/lib/core/time/clock';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { limits } from '@/lib/config/limits';
import { toDollars } from '@/lib/core/money';
import type { Balances, PortAccount } from '../ledgers/port';
import { userIDOf } from '../upstream/commerce/orders';
import type { Upstream } from '../upstream/upstream';
import { refused } from '../http/answers';
import type { AppApiVariables } from '../http/caller';
import { spendable } from '../ledgers/account';

/** The routes about payment: the client token of the card fields (specification A7) and the balances the caller can pay from. */
export function paymentRoutes({
  upstream,
  books,
}: {
  upstream: Upstream;
  books: Balances;
}): Hono<AppApiVariables> {
  const routes = new Hono<AppApiVariables>();
  routes.get('/braintree', async (context) => {
    // Only a live token has a user.
    await userIDOf(context.get('accessToken'));
    try {
      return context.json({ clientToken: await upstream.payments.clientToken() });
    } catch (error) {
      log('warn', 'no client token', { upstream: 'payments', detail: errorWords(error) });
      return refused(context, { code: 'upstream-unavailable' });
    }
  });
  routes.get('/tenders', async (context) =>
    context.json({ data: await fundsOf(books, context.get('accessToken'), now()) }),
  );
  return routes;
}

/** What the caller can pay with besides cards, wallets and gift cards, in dollars; nothing for a visitor. Purchase orders are for customers with a charge account. Throws `CommerceFailure`. */
async function fundsOf(books: Balances, accessToken: string, at: Date) {
  const userID = await userIDOf(accessToken);
  if (userID === '' || userID === limits.anonymousUserID)
    return { PurplePerks: null, SpendingAccount: null, PurchaseOrder: false };
  const [perks, charge] = await Promise.all([
    books.findOwned('purple-perks', userID),
    books.findOwned('charge-account', userID),
  ]);
  return {
    PurplePerks: fundOf(perks, at),
    SpendingAccount: fundOf(charge, at),
    PurchaseOrder: charge?.active ?? false,
  };
}

/** A balance the buyer can pay from, with the last digits of its number. */
function fundOf(account: PortAccount | null, at: Date) {
  if (!account?.active) return null;
  return {
    Balance: toDollars(spendable(account, at)),
    PartialAccountNumber: account.number.slice(-4),
    ExpirationDate: account.expiresOn,
  };
}
