import { apply, planOf } from '../apply';
import { setupCalls } from './calls';
import { messageSteps, type MessageEnv } from './message-steps';

type SubscriptionEnv = MessageEnv & Parameters<typeof setupCalls>[0];

/**
 * Has the commerce platform tell the services of changes and forgotten passwords; the same call again changes nothing. For stand-ins, whose
 * addresses change with their ports; an account gets it with the rest of its set-up. Throws `SetupError`.
 */
export async function subscribeToCommerce(env: SubscriptionEnv): Promise<void> {
  const steps = messageSteps(env, setupCalls(env), { clientIDs: {} });
  const quietly = { tell: () => undefined, secret: () => undefined };
  await apply(await planOf({ name: '', steps, byHand: () => [], settings: () => [] }), quietly);
}
