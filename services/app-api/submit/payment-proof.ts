import { createHmac } from 'node:crypto';
import { isRightByOne, isSameText, type TakenSecrets } from '@/lib/core/signature';

/** The fields of a payment that its signature proves, in the shop's cents. */
interface ProvenPayment {
  /** ID of the payment: order, attempt and place (`tenderName`). */
  id: string;
  cents: number;
  kind: string;
  /** The ledger's account it was taken from, by its reference. */
  reference?: string;
}

/**
 * Signs the payments that the services write onto an order, so that they differ from any a shopper writes with a token of their own, even when the journal is
 * lost (decision 147).
 */
export interface PaymentProofs {
  make(payment: ProvenPayment): string;
  isRight(payment: ProvenPayment, proof: unknown): boolean;
}

/** Proofs by the secret that storefronts and services share, or by the one before it. */
export function paymentProofs(secrets: TakenSecrets): PaymentProofs {
  const sign = (secret: string, { id, cents, kind, reference }: ProvenPayment) =>
    createHmac('sha256', secret)
      .update(`payment of an order ${JSON.stringify([id, cents, kind, reference ?? null])}`)
      .digest('base64url');
  return {
    make: (payment) => sign(secrets[0], payment),
    isRight: (payment, proof) =>
      typeof proof === 'string' &&
      isRightByOne(secrets, (secret) => isSameText(proof, sign(secret, payment))),
  };
}
