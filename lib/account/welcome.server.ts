import 'server-only';
import type { MeUser } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { customerAccountAction, searchCustomer } from '@/lib/upstream/integration/customers';
import { patchMe } from '@/lib/upstream/commerce/me';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { isOrphaned } from './user-xp';

/**
 * What a log-in leaves on the user (specification B4): the last-login stamp, and the customer number. Of an Orphaned customer, whatever number they
 * hold, the customer system is asked for it, and made to know who it does not know yet (ruling 2). A failure is logged and never fails the log-in: the next one tries again.
 */
export async function welcome(accessToken: string, me: MeUser): Promise<void> {
  try {
    const number = isOrphaned(me.xp) ? await customerNumber(accessToken, me) : null;
    const synced = number
      ? { CecsCustomerNumber: number, OrderCloudToCecsCustomerStatus: 'Synced' }
      : {};
    await patchMe(accessToken, { xp: { LastLoginTimeStamp: now().toISOString(), ...synced } });
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'log-in not stamped', { operation: 'welcome', outcome: error.kind });
  }
}

async function customerNumber(accessToken: string, me: MeUser): Promise<string | null> {
  const known = await searchCustomer(accessToken, me.ID ?? '');
  if (known?.CecsCustomerNumber) return known.CecsCustomerNumber;
  try {
    return (await customerAccountAction(accessToken, me.ID ?? '')).CecsCustomerNumber;
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log('warn', 'customer not synced', { operation: 'customerAccountAction', outcome: error.kind });
    return null;
  }
}
