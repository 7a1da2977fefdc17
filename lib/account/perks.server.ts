import 'server-only';
import { env } from '@/lib/config/env';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { log } from '@/lib/core/log';
import { toCents, type Cents } from '@/lib/core/money';
import { err, ok, type Result } from '@/lib/core/result';
import type { Session } from '@/lib/session/session';
import type { Shopper } from '@/lib/session/shopper';
import { getMe, patchMe } from '@/lib/upstream/commerce/me';
import {
  customerByLegacyID,
  enrolToLoyalty,
  loyaltyByCard,
  type CustomerFacts,
  type LoyaltyBalance,
} from '@/lib/upstream/integration/client';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { asCustomer, asCustomerOr } from '@/lib/session/as-customer.server';
import { isOlderSystem, userXp } from './user-xp';

/**
 * What the Purple Perks page shows (specification B2). `expires` is an ISO date; `balance` is `null` while it cannot be read; `isMember` is somebody
 * with an award account or a loyalty ID whose card could not be found.
 */
export type Perks =
  | { state: 'disabled' }
  | { state: 'none'; isMember: boolean }
  | { state: 'member'; cardNumber: string; balance: Cents | null; expires: string | null };

/**
 * The customer's membership. Who has a loyalty ID and no card number is looked up in the older system, and the card found is kept on
 * the user (specification A6). A balance that cannot be read is only logged (specification A8).
 */
export function readPerks(shopper: Shopper): Promise<Result<Perks, Problem>> {
  if (env().LOYALTY_DISABLED) return Promise.resolve(ok({ state: 'disabled' }));
  return asCustomer(shopper, async ({ accessToken }) => {
    const { xp } = await getMe(accessToken);
    const ownXp = userXp(xp);
    const cardNumber = isOlderSystem(xp)
      ? await cardOfOlderSystem(accessToken, ownXp.LoyaltyID ?? '')
      : ownXp.LoyaltyCardNumber;
    return cardNumber
      ? member(cardNumber, await balanceOf(accessToken, cardNumber))
      : { state: 'none', isMember: ownXp.LoyaltyID !== null || ownXp.CECSAwardAccountID !== null };
  });
}

/** Enrols the customer: card number saved, balance read again, award account ID saved (specification B4). Nothing of it comes from the browser. */
export function joinPerks(shopper: Shopper): Promise<Result<Perks, Problem>> {
  if (env().LOYALTY_DISABLED) return Promise.resolve(err(problem('not-found')));
  return asCustomerOr(shopper, async ({ accessToken, userID }: Session) => {
    const { LoyaltyCardNumber, LoyaltyID, CECSAwardAccountID } = await enrolToLoyalty(
      accessToken,
      userID,
    );
    if (!LoyaltyCardNumber) return err(problem('upstream-unavailable'));
    await keep(accessToken, { LoyaltyCardNumber, LoyaltyID });
    const balance = await balanceOf(accessToken, LoyaltyCardNumber);
    await keep(accessToken, {
      CECSAwardAccountID: CECSAwardAccountID ?? balance?.CECSAwardAccountID ?? null,
    });
    return ok(member(LoyaltyCardNumber, balance));
  });
}

/** Keeps facts of the programme on the user; what is not known overwrites nothing. */
async function keep(accessToken: string, facts: Partial<CustomerFacts>): Promise<void> {
  const present = Object.entries(facts).filter(([, value]) => value !== null);
  if (present.length > 0) await patchMe(accessToken, { xp: Object.fromEntries(present) });
}

function member(cardNumber: string, balance: LoyaltyBalance | null): Perks {
  return {
    state: 'member',
    cardNumber,
    balance: balance && toCents(balance.Balance),
    expires: balance && balance.ExpirationDate,
  };
}

async function balanceOf(accessToken: string, cardNumber: string): Promise<LoyaltyBalance | null> {
  try {
    return await loyaltyByCard(accessToken, cardNumber);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'balance not read', { upstream: 'integration', outcome: error.kind });
    return null;
  }
}

async function cardOfOlderSystem(accessToken: string, loyaltyID: string): Promise<string | null> {
  try {
    const { LoyaltyCardNumber, CECSAwardAccountID } = await customerByLegacyID(
      accessToken,
      loyaltyID,
    );
    if (LoyaltyCardNumber) await keep(accessToken, { LoyaltyCardNumber, CECSAwardAccountID });
    return LoyaltyCardNumber;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'older system not read', { upstream: 'integration', outcome: error.kind });
    return null;
  }
}
