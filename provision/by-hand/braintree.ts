import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { examineBraintree, type PaymentProbes } from '../doctor/braintree';
import type { Account } from '../step';
import { accountByHand } from './account-by-hand';

/** What the gateway's webhook tells the shop of, as the control panel names the kinds (decision 181). */
const noticeKinds =
  'Dispute (every kind), Disbursement, Transaction Settled, Transaction Settlement Declined, Refund Failed';

/** The payment gateway's account: its interface tells how it is and changes nothing, so all of it is clicked in the control panel. */
export function braintreeAccount(
  env: Pick<
    Env,
    'BRAINTREE_ENVIRONMENT' | 'BRAINTREE_MERCHANT_ID' | 'INDEXER_URL' | 'THREE_D_SECURE'
  >,
  probes: () => PaymentProbes,
): Account {
  const panel = 'Braintree control panel, gear icon';
  return accountByHand({
    name: `Braintree, ${env.BRAINTREE_ENVIRONMENT}, merchant ${env.BRAINTREE_MERCHANT_ID}`,
    unset:
      env.BRAINTREE_MERCHANT_ID === localPlatform.payments.merchantId
        ? 'BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY, BRAINTREE_PRIVATE_KEY and BRAINTREE_ENVIRONMENT'
        : null,
    examine: () => examineBraintree(env, probes()),
    byHand: [
      `${panel}, API: BRAINTREE_MERCHANT_ID, BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY of an API user that may sell, void, refund, settle and use the vault.`,
      `${panel}, API, Webhooks, Create New Webhook: ${env.INDEXER_URL}/webhooks/payments with ${noticeKinds}. Then "Check URL" beside it: the doctor says when it came. The user needs the right to manage webhooks.`,
      `${panel}, Fraud Management, CVV: refuse a security code that does not match (N). AVS: refuse at most a postal code that does not match (N), never a street (docs/operations/money.md).`,
      `${panel}, Fraud Management, 3-D Secure: on where THREE_D_SECURE is on, else off; the doctor compares the two (docs/operations/money.md).`,
      `${panel}, Processing: PayPal linked and Venmo on, where the checkout is to offer them; the merchant account in USD is the default one.`,
    ],
  });
}
