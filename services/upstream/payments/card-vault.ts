import type { CreditCard } from 'braintree';
import type { Env } from '@/lib/config/env';
import { reaching } from '../unavailable';
import { paymentGateway } from './gateway';

/** A card in the gateway's vault. */
export interface VaultedCard {
  token: string;
  cardType: string | null;
  last4: string | null;
  /** Last day of the card's last month, as the commerce platform keeps it (ISO instant). */
  expires: string | null;
}

/** The gateway's vault, one customer per commerce user. Every call throws `UpstreamUnavailable` when its outcome is not known. */
export interface CardVault {
  /** Puts a card into the vault after checking it; `null` when the gateway refuses it. */
  keep(userID: string, nonce: string, cardholderName: string): Promise<VaultedCard | null>;
  /** Takes a card out; one that is gone already is no error. */
  forget(token: string): Promise<void>;
}

/** The vault through the official Braintree SDK. */
export function cardVault(env: Env): CardVault {
  const gateway = paymentGateway(env);
  const ensureCustomer = async (id: string) => {
    const found = await gateway.customer.find(id).then(() => true, (error: unknown) => {
      if (isNotFound(error)) return false;
      throw error;
    });
    if (!found) await gateway.customer.create({ id });
  };
  return {
    keep: (userID, nonce, cardholderName) => reaching('payments', async () => {
      await ensureCustomer(userID);
      const answer = await gateway.paymentMethod.create({
        customerId: userID, paymentMethodNonce: nonce, cardholderName, options: { verifyCard: true },
      });
      if (!answer.success) return null;
      const card = answer.paymentMethod as CreditCard;
      return { token: card.token, cardType: card.cardType ?? null, last4: card.last4 ?? null, expires: lastDay(card.expirationMonth, card.expirationYear) };
    }),
    forget: (token) => reaching('payments', () => gateway.paymentMethod.delete(token).then(() => undefined, (error: unknown) => {
      if (!isNotFound(error)) throw error;
    })),
  };
}

function isNotFound(error: unknown): boolean {
  return (error as { type?: string; name?: string } | null)?.type === 'notFoundError' || (error as { name?: string } | null)?.name === 'notFoundError';
}

function lastDay(month: string | undefined, year: string | undefined): string | null {
  return month && year ? new Date(Date.UTC(Number(year), Number(month), 0)).toISOString() : null;
}
