import 'server-only';
import { chicagoDate } from '@/lib/core/time/chicago-time';
import { now } from '@/lib/core/time/clock';
import { authorisationDays } from '@/lib/delivery/settings';
import { currentBuyerSettings } from '@/lib/delivery/sources.server';
import { holdTerms, type HoldTerms } from '@/lib/orders/money/hold-words';

/** What can be said of a hold before the gateway has answered: by the setting `AuthorisationDays`. */
export async function loadHoldTerms(): Promise<HoldTerms> {
  return holdTerms(chicagoDate(now()), authorisationDays(await currentBuyerSettings()));
}
