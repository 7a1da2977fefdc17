import type { Env } from '@/lib/config/env';
import type { PaymentProbes } from '@/provision/doctor/braintree';
import { paymentGateway } from './gateway';

/** What the gateway of an environment is asked when it is examined, with the vendor's own client. */
export function paymentProbes(env: Env): PaymentProbes {
  const gateway = paymentGateway(env);
  return {
    clientToken: async () => (await gateway.clientToken.generate({})).clientToken,
    merchantAccount: (id) => gateway.merchantAccount.find(id),
  };
}
