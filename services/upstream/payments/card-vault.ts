import type { CreditCard } from 'braintree';
import type { Bill } from '@/lib/orders/money/bill';
import type { Env } from '@/lib/config/env';
import { inTime } from '@/lib/core/process/in-time';
import { securityEvent } from '@/lib/security/security-log';
import { reaching } from '../unavailable';
import {
  gatewayAddress,
  gatewayCustomerID,
  isNotFound,
  longestWorkMs,
  orNone,
  paymentGateway,
} from './gateway';

/** A card in the gateway's vault. */
interface VaultedCard {
  token: string;
  cardType: string | null;
  last4: string | null;
  /** Last day of the card's last month, as the commerce platform keeps it (ISO instant). */
  expires: string | null;
  /** Tokens under which the customer had the same card before: of the same number (the gateway's unique identifier) and the same expiry. */
  twins: string[];
}

/** A card that is to be kept, by its nonce. */
interface NewCard {
  Nonce: string;
  CardholderName: string;
  Billing?: Bill;
  DeviceData?: string;
}

/** The gateway's vault, one customer per commerce user. Every call throws `UpstreamUnavailable` when its outcome is not known. */
export interface CardVault {
  /** Puts a card into the vault after checking it, with where its bill goes, which the bank compares whenever it pays; `null` when the gateway refuses it. */
  keep(userID: string, card: NewCard): Promise<VaultedCard | null>;
  /** A nonce of a card of this user's, by which its bank can be asked for them, with the card's first six digits; `null` for one that is gone or somebody else's. */
  lend(userID: string, token: string): Promise<{ nonce: string; bin: string } | null>;
  /** Takes a card of this user's out; one that is gone already, or is somebody else's, stays as it is and is no error. */
  forget(userID: string, token: string): Promise<void>;
  /** Takes a user out with all their cards; one the vault does not know is no error. */
  forgetAll(userID: string): Promise<void>;
}

/** The vault through the official Braintree SDK. */
export function cardVault(env: Env): CardVault {
  const gateway = paymentGateway(env);
  /** The cards the customer has; makes the customer where there is none. */
  const cardsOf = async (id: string): Promise<CreditCard[]> => {
    const found = await orNone(gateway.customer.find(id));
    if (!found) await gateway.customer.create({ id });
    return found?.creditCards ?? [];
  };
  return {
    keep: (userID, { Nonce, CardholderName, Billing, DeviceData }) =>
      asking('save card', async () => {
        const customerId = gatewayCustomerID(userID);
        const before = await cardsOf(customerId);
        const answer = await gateway.paymentMethod.create({
          customerId,
          paymentMethodNonce: Nonce,
          cardholderName: CardholderName,
          ...(Billing ? { billingAddress: gatewayAddress(Billing) } : {}),
          ...(DeviceData ? { deviceData: DeviceData } : {}),
          options: { verifyCard: true },
        });
        if (!answer.success) return null;
        const card = answer.paymentMethod as CreditCard;
        return {
          token: card.token,
          cardType: card.cardType ?? null,
          last4: card.last4 ?? null,
          expires: lastDay(card.expirationMonth, card.expirationYear),
          twins: before.filter((other) => isSameCard(other, card)).map(({ token }) => token),
        };
      }),
    lend: (userID, token) =>
      asking('lend card', async () => {
        try {
          const { customerId, bin } = (await gateway.paymentMethod.find(token)) as CreditCard;
          if (customerId !== gatewayCustomerID(userID)) {
            securityEvent('foreign-token', { account: userID, reason: 'vault-card' });
            return null;
          }
          const { paymentMethodNonce } = await gateway.paymentMethodNonce.create(token);
          return { nonce: paymentMethodNonce.nonce, bin };
        } catch (error) {
          if (isNotFound(error)) return null;
          throw error;
        }
      }),
    forget: (userID, token) =>
      asking('delete card', async () => {
        try {
          const { customerId } = (await gateway.paymentMethod.find(token)) as CreditCard;
          if (customerId === gatewayCustomerID(userID)) await gateway.paymentMethod.delete(token);
          else securityEvent('foreign-token', { account: userID, reason: 'vault-card' });
        } catch (error) {
          if (!isNotFound(error)) throw error;
        }
      }),
    forgetAll: (userID) =>
      asking('delete customer', () =>
        gateway.customer.delete(gatewayCustomerID(userID)).then(
          () => undefined,
          (error: unknown) => {
            if (!isNotFound(error)) throw error;
          },
        ),
      ),
  };
}

/** Work at the gateway; whatever it throws becomes an `UpstreamUnavailable`. */
function asking<T>(operation: string, work: () => Promise<T>): Promise<T> {
  return reaching('payments', operation, () => inTime(longestWorkMs, work));
}

function isSameCard(a: CreditCard, b: CreditCard): boolean {
  const identifier = b.uniqueNumberIdentifier;
  return (
    Boolean(identifier) &&
    a.uniqueNumberIdentifier === identifier &&
    a.expirationMonth === b.expirationMonth &&
    a.expirationYear === b.expirationYear
  );
}

function lastDay(month: string | undefined, year: string | undefined): string | null {
  return month && year ? new Date(Date.UTC(Number(year), Number(month), 0)).toISOString() : null;
}
