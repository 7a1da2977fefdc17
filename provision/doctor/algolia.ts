import {
  describedIndexes,
  findingWithOrder,
  describedKeys,
  settingsThere,
} from '../algolia/account';
import { searchClient, type SearchEnv } from '../algolia/client';
import { askAgain, saidNothing } from '../said-nothing';
import { suggestionsStep } from '../algolia/suggestions';
import { searchIndexes } from '@/lib/config/search-indexes';
import { missing, risky, works, type Check } from './check';

const provision = 'Run `npm run provision -- algolia`.';
const [searchRights, indexerRights] = describedKeys.map(({ acl }): readonly string[] => acl);

/** What works, is missing and is risky at the search engine. */
export async function examineAlgolia(env: SearchEnv): Promise<Check[]> {
  const keys = await Promise.all([
    keyChecks(env, 'SEARCH_KEY', searchRights ?? []),
    keyChecks(env, 'SEARCH_ADMIN_KEY', indexerRights ?? []),
  ]);
  const checks = keys.flat();
  if (keys[1]?.some(({ state }) => state === 'missing')) return checks;
  for (const index of describedIndexes) checks.push(await indexCheck(env, index));
  return checks;
}

/** What a key may do, read with the key itself. */
async function keyChecks(
  env: SearchEnv,
  variable: 'SEARCH_KEY' | 'SEARCH_ADMIN_KEY',
  wanted: readonly string[],
): Promise<Check[]> {
  const key = env[variable];
  let acl: readonly string[];
  try {
    acl = (await searchClient(env, key).getApiKey({ key })).acl;
  } catch (error) {
    const { status, message } = error as { status?: number; message?: string };
    if (status !== undefined && saidNothing(status))
      return [missing(`The search engine answers ${status}: ${message ?? ''}`, askAgain)];
    return [
      missing(
        status === undefined
          ? `The search engine does not answer: ${message ?? ''}`
          : `${variable} is refused: ${message ?? status}.`,
        `Set SEARCH_APP_ID and ${variable} to the application’s: ${provision}`,
      ),
    ];
  }
  const lacks = wanted.filter((right) => !acl.includes(right));
  const spare = acl.filter((right) => !wanted.includes(right));
  return [
    lacks.length > 0
      ? missing(
          `${variable} may not ${lacks.join(', ')}.`,
          `Set it to a key that may: ${provision}`,
        )
      : works(`${variable} may ${wanted.join(', ')}.`),
    ...(spare.length === 0
      ? []
      : [
          (variable === 'SEARCH_KEY' ? missing : risky)(
            `${variable} may do more than it must: ${spare.join(', ')}.`,
            `Set it to a key that may ${wanted.join(', ')} and no more: ${provision}`,
          ),
        ]),
  ];
}

async function indexCheck(
  env: SearchEnv,
  { name, settings, primary }: (typeof describedIndexes)[number],
): Promise<Check> {
  const client = searchClient(env);
  const there = await settingsThere(client, name);
  if (!there)
    return missing(
      primary
        ? `The replica ${name} of ${primary} is missing: lists in its order are empty.`
        : `The index ${name} is missing.`,
      provision,
    );
  const found = findingWithOrder(settings, there);
  if (found.is === 'different')
    return missing(`The index ${name} has other settings: ${found.fields.join(', ')}.`, provision);
  const { hits } = await client.searchSingleIndex({
    indexName: name,
    searchParams: { query: '', hitsPerPage: 1, analytics: false },
  });
  if (hits.length > 0) return works(`The index ${name} has its settings and records.`);
  if (name !== searchIndexes.suggestions)
    return risky(
      `The index ${name} is empty.`,
      'Start the services: within half a minute they compare it with the catalog and the content, and fill it.',
    );
  const { is } = await suggestionsStep(env).look();
  return risky(
    `The index ${name} is empty.`,
    is === 'there'
      ? 'The vendor’s Query Suggestions fill it within a day once searches have been made.'
      : provision,
  );
}
