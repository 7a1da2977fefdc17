import { newId } from '@/lib/core/ids';
import type { Database, Queryable } from '@/lib/database/database';
import type { NonceBehaviour } from './outcome';

/** A payment method behind a nonce: never its number. */
export interface PaymentMethod {
  cardType: string;
  last4: string;
  behaviour: NonceBehaviour;
}

const visa: PaymentMethod = { cardType: 'Visa', last4: '1881', behaviour: 'ok' };

/** The documented test nonces this gateway knows. They can be used again and again. */
const testNonces: Record<string, PaymentMethod> = {
  'fake-valid-nonce': visa,
  'fake-valid-visa-nonce': visa,
  'fake-valid-mastercard-nonce': { cardType: 'MasterCard', last4: '4444', behaviour: 'ok' },
  'fake-valid-amex-nonce': { cardType: 'American Express', last4: '0005', behaviour: 'ok' },
  'fake-valid-discover-nonce': { cardType: 'Discover', last4: '1117', behaviour: 'ok' },
  'fake-processor-declined-visa-nonce': { ...visa, last4: '1115', behaviour: 'declined' },
  'fake-processor-declined-mastercard-nonce': { cardType: 'MasterCard', last4: '5100', behaviour: 'declined' },
  'fake-processor-failure-jcb-nonce': { cardType: 'JCB', last4: '0505', behaviour: 'failed' },
  'fake-gateway-rejected-fraud-nonce': { ...visa, last4: '1511', behaviour: 'fraud' },
};

/** The numbers documented as declining; here they decline sales, so that a shopper's journey can meet a refusal. */
const declining = new Set(['4000111111111115', '5105105105105100', '378734493671000']);

/** Makes a nonce for a card whose number was checked; the number goes no further than this. */
export async function makeNonce(db: Database, cardType: string, number: string, now: Date): Promise<{ nonce: string; method: PaymentMethod }> {
  const method: PaymentMethod = { cardType, last4: number.slice(-4), behaviour: declining.has(number) ? 'declined' : 'ok' };
  const nonce = `tokencc_${newId()}`;
  await db.query('insert into payment_nonce (nonce, method, created_at) values ($1, $2::jsonb, $3)', [nonce, JSON.stringify(method), now.toISOString()]);
  return { nonce, method };
}

/** Takes a nonce for a sale: its payment method, or why it cannot be used. Two sales cannot take one nonce. */
export async function takeNonce(handle: Queryable, nonce: string): Promise<PaymentMethod | 'consumed' | 'unknown'> {
  const fixed = Object.hasOwn(testNonces, nonce) ? testNonces[nonce] : undefined;
  if (fixed) return fixed;
  if (nonce === 'fake-consumed-nonce') return 'consumed';
  const [taken] = await handle.query<{ method: PaymentMethod }>('update payment_nonce set consumed = true where nonce = $1 and not consumed returning method', [nonce]);
  if (taken) return taken.method;
  const known = await handle.query('select 1 from payment_nonce where nonce = $1', [nonce]);
  return known.length > 0 ? 'consumed' : 'unknown';
}
