import 'server-only';
import { cached } from '@/lib/cache/cached';
import { tags } from '@/lib/cache/tags';
import { chicagoMidnight } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { ok, type Result } from '@/lib/core/result';
import type { Problem } from '@/lib/core/errors/error-codes';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import { type OpeningRules, openState, openWords, secondsUntilOpenStateChanges } from './opening';

/** Whether the stores are open, on the server's clock. */
export interface StoreHoursNow {
  open: boolean;
  words: string;
  /** Seconds until the answer changes, at the latest at midnight in Chicago. */
  changesIn: number;
}

/** Working hours and holidays of the stores (specification A3). */
export async function openingRules(): Promise<OpeningRules> {
  const { WorkingHrs, Holidays } = (await currentBuyerSettings()).xp;
  return { WorkingHrs, Holidays };
}

/** What `GET /api/stores/hours` answers. */
export async function storeHoursNow(): Promise<Result<StoreHoursNow, Problem>> {
  const [rules, at] = [await openingRules(), now()];
  const state = openState(at, rules);
  return ok({
    open: state.open,
    words: openWords(state, at),
    changesIn: secondsUntilOpenStateChanges(at, rules),
  });
}

/** The same rules for a cached page, which names days: until midnight, or until the settings change. */
export function dayRules(): Promise<OpeningRules> {
  return cached('buyer-settings', 'opening', openingRules, {
    tags: [tags.buyerSetting('opening')],
    nextChange: () => chicagoMidnight(now()),
  });
}
