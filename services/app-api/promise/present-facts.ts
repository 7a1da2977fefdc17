import { createHash } from 'node:crypto';
import type { PricingFacts } from '@/lib/delivery/delivery-facts';
import { withUsedRuns, type BuyerSettings, type UsedRuns } from '@/lib/delivery/settings';
import { deliveryWorld, type Planning } from '../calculate/calculate-order';

/** Everything that decides days, fees and tax, as the App API applies it now. */
interface PresentFacts extends Pick<PricingFacts, 'cities' | 'stores' | 'taxRates'> {
  /** Hash of everything else; equal versions promise the same. */
  version: string;
  /** Without the texts of pages, which no promise depends on. */
  settings: BuyerSettings;
  /** Runs from today on that have no place left. */
  usedRuns: UsedRuns;
}

/** The facts of this moment. Throws `UpstreamUnavailable` and `CommerceFailure` while they were never read. */
export async function presentFacts({ upstream, usedRuns: used }: Planning): Promise<PresentFacts> {
  const { settings: file, cities, stores, taxRates } = await deliveryWorld(upstream);
  const usedRuns = await used(file);
  const settings = { ...file, xp: { ...file.xp, SeoPages: undefined } };
  const facts = { settings, usedRuns, cities, stores, taxRates };
  return { ...facts, version: versionOf(facts) };
}

/** The same facts in the shape the rules take. */
export function ruledBy({ settings, usedRuns, ...facts }: PresentFacts): PricingFacts {
  return { ...facts, settings: withUsedRuns(settings, usedRuns) };
}

function versionOf(facts: Omit<PresentFacts, 'version'>): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
