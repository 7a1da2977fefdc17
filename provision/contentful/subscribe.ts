import { apply, planOf } from '../apply';
import { managementOf, type ManagementEnv } from './calls';
import { webhookStep, type ContentWebhookEnv } from './webhook-step';

/**
 * Has the content service tell the indexer of changes; the same call again changes nothing. For stand-ins, whose addresses change with their ports; an
 * account gets it with the rest of its set-up. Throws `SetupError`.
 */
export async function subscribeToContent(env: ManagementEnv & ContentWebhookEnv): Promise<void> {
  const steps = [webhookStep(managementOf(env), env)];
  const quietly = { tell: () => undefined, secret: () => undefined };
  await apply(await planOf({ name: '', steps, byHand: () => [], settings: () => [] }), quietly);
}
