import { sql } from '@/services/database/statements';
import type { IndexerContext } from './context';
import { shownOf as shownOfCategory } from './look-at-catalogue';
import { shownOf as shownOfEntry } from './look-at-content';

/**
 * Notes what pages show of each category, article and static page that was never looked at, so that the first change of one ends only the
 * pages it concerns. Four reads. Throws what the clients throw.
 */
export async function noteBaseline({ store, catalogue, content }: IndexerContext): Promise<void> {
  const [categories, articles, pages] = await Promise.all([
    catalogue.categories(),
    content.all('article'),
    content.all('staticPage'),
  ]);
  const facts = [
    ...categories.map((category) => ({
      entity: `category:${category.ID ?? ''}`,
      facts: shownOfCategory(category),
    })),
    ...[...articles, ...pages].map((entry) => ({
      entity: `entry:${entry.id}`,
      facts: shownOfEntry(entry),
    })),
  ];
  await store.transact(() =>
    sql(
      `insert into services.shown (entity, facts) select given.entity, given.facts from jsonb_to_recordset($1::jsonb) as given (entity text, facts jsonb)
     on conflict do nothing`,
      [JSON.stringify(facts)],
    ),
  );
}
