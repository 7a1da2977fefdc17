import { Me } from 'ordercloud-javascript-sdk';
import { limits } from '@/lib/config/limits';
import { toDollars } from '@/lib/core/money';
import type { ChicagoDate } from '@/lib/core/time/chicago-time';
import { spendable } from '../../ledgers/account';
import type { Balances, PortAccount } from '../../ledgers/port';
import { commerceRead } from '../../upstream/commerce/call';

/** A balance the buyer can pay from, in dollars, with the last digits of its number. */
interface Fund {
  Balance: number;
  PartialAccountNumber: string;
  ExpirationDate: ChicagoDate | null;
}

/** `GET /api/tenders`: what the caller can pay with beside cards, wallets and gift cards. A visitor has none of it. */
export interface Funds {
  PurplePerks: Fund | null;
  SpendingAccount: Fund | null;
  /** Purchase orders are for customers with a charge account. */
  PurchaseOrder: boolean;
}

/** The balances of the caller. Throws `CommerceFailure`. */
export async function fundsOf(books: Balances, accessToken: string, now: Date): Promise<Funds> {
  const { ID = '' } = await commerceRead(accessToken, (options) => Me.Get(options));
  if (ID === '' || ID === limits.anonymousUserID)
    return { PurplePerks: null, SpendingAccount: null, PurchaseOrder: false };
  const [perks, charge] = await Promise.all([
    books.findOwned('purple-perks', ID),
    books.findOwned('charge-account', ID),
  ]);
  return {
    PurplePerks: fundOf(perks, now),
    SpendingAccount: fundOf(charge, now),
    PurchaseOrder: charge?.active ?? false,
  };
}

function fundOf(account: PortAccount | null, now: Date): Fund | null {
  if (!account?.active) return null;
  return {
    Balance: toDollars(spendable(account, now)),
    PartialAccountNumber: account.number.slice(-4),
    ExpirationDate: account.expiresOn,
  };
}
