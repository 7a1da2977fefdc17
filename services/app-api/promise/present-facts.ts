import { createHash } from 'node:crypto';
import type { DeliveryFacts } from '@/lib/delivery/delivery-facts';
import { withUsedRuns, type BuyerSettings, type UsedRuns } from '@/lib/delivery/settings';
import type { Planning } from '../calculate/calculate-order';

/** All that decides over days and fees, as the App API goes by it just now. */
interface PresentFacts extends Pick<DeliveryFacts, 'cities' | 'stores'> {
  /** Hash of everything else; equal versions promise alike. */
  version: string;
  /** Without the words of pages, which promise nothing. */
  settings: BuyerSettings;
  /** Runs from today on that have no place left. */
  usedRuns: UsedRuns;
}

/** The facts of this moment. Throws `UpstreamUnavailable` and `CommerceFailure` while they were never read. */
export async function presentFacts({ upstream, usedRuns: used }: Planning): Promise<PresentFacts> {
  const [file, { cities, stores }] = await Promise.all([
    upstream.settings.get(),
    upstream.places.get(),
  ]);
  const usedRuns = await used(file);
  const settings = { ...file, xp: { ...file.xp, SeoPages: undefined } };
  const facts = { settings, usedRuns, cities, stores };
  return { ...facts, version: versionOf(facts) };
}

/** The same as the rules take them. */
export function ruledBy({ settings, usedRuns, ...facts }: PresentFacts): DeliveryFacts {
  return { ...facts, settings: withUsedRuns(settings, usedRuns) };
}

function versionOf(facts: Omit<PresentFacts, 'version'>): string {
  return createHash('sha256').update(JSON.stringify(facts)).digest('base64url').slice(0, 22);
}
