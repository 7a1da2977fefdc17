import 'server-only';
import type { MeUser } from 'ordercloud-javascript-sdk';
import { now } from '@/lib/core/clock';
import { log } from '@/lib/core/log';
import { customerAccountAction, searchCustomer } from '@/lib/upstream/integration/customers';
import { patchMe } from '@/lib/upstream/commerce/me';
import { isUpstreamError } from '@/lib/upstream/upstream-error';
import { isOrphaned, userXp } from './user-xp';

/**
 * What a log-in leaves on the user (001 §4): the last-login stamp, and the customer number. A registered customer the customer system
 * does not know yet (Orphaned) is made known to it. A failure is logged and never fails the log-in: the next one tries again.
 */
export async function welcome(accessToken: string, me: MeUser): Promise<void> {
  try {
    const number = userXp(me.xp).CecsCustomerNumber ?? (await customerNumber(accessToken, me));
    const synced = number ? { CecsCustomerNumber: number, OrderCloudToCecsCustomerStatus: 'Synced' } : {};
    await patchMe(accessToken, { xp: { LastLoginTimeStamp: now().toISOString(), ...(isOrphaned(me.xp) ? synced : {}) } });
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
