import 'server-only';
import { cached } from '@/lib/cache/cached';
import { orElse } from '@/lib/cache/or-else';
import type { LoyaltyFields, SimpleBlockFields } from './entries';
import { loyaltyFromEntry, promoFromEntry } from './from-contentful';
import type { Promo } from './promo';
import type { LoyaltyProgramme } from './article';
import { entries } from './read-entries.server';

/** What the editors say about Purple Perks, or `null` when it is not available. */
export function getLoyaltyProgramme(): Promise<LoyaltyProgramme | null> {
  return orElse('content', 'purple-perks', null, () =>
    cached('content', 'purple-perks', async () => {
      const [entry] = await entries<LoyaltyFields>('purplePerks', { limit: 1, include: 3 });
      return entry ? loyaltyFromEntry(entry.fields) : null;
    }),
  );
}

/** The invitation to work here, or `null` when it is not available. */
export function getWorkWithUs(): Promise<Promo | null> {
  return orElse('content', 'work-with-lilac', null, () =>
    cached('content', 'work-with-lilac', async () => {
      const [entry] = await entries<SimpleBlockFields>('WorkWithLilac', { limit: 1, include: 1 });
      return promoFromEntry(entry);
    }),
  );
}
