import 'server-only';
import { now } from '@/lib/core/clock';
import { ok, type Result } from '@/lib/core/result';
import type { Problem } from '@/lib/core/error-codes';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import { openState, secondsUntilOpenStateChanges, type OpeningRules } from './opening';
import { openWords } from './opening-words';

/** Whether the stores are open, on the server's clock. */
export interface StoreHoursNow {
  open: boolean;
  words: string;
  /** Seconds until the answer changes, at most a day. */
  changesIn: number;
}

/** Working hours and holidays of the stores (000 §3). */
export async function openingRules(): Promise<OpeningRules> {
  const { WorkingHrs, Holidays } = (await currentBuyerSettings()).xp;
  return { WorkingHrs, Holidays };
}

/** What `GET /api/stores/hours` answers. */
export async function storeHoursNow(): Promise<Result<StoreHoursNow, Problem>> {
  const [rules, at] = [await openingRules(), now()];
  const state = openState(at, rules);
  return ok({ open: state.open, words: openWords(state, at), changesIn: secondsUntilOpenStateChanges(at, rules) });
}
