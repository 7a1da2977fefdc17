import type { Acl, Algoliasearch, IndexSettings } from 'algoliasearch';
import { searchIndexes } from '@/lib/config/search-indexes';
import {
  contentSettings,
  productReplicas,
  productSettings,
  suggestionSettings,
} from '@/lib/search/index-settings';
import { SetupError } from '../setup-error';
import { changeOf, findingOf, type Account, type Finding, type Step } from '../step';
import { searchClient, type SearchEnv } from './client';
import { suggestionsStep } from './suggestions';

interface DescribedIndex {
  name: string;
  settings: IndexSettings;
  /** Whose records it holds in another order; the engine makes it when the primary names it. */
  primary?: string;
}

/** Every index of the shop (specification A7) with its settings, primaries before their replicas. */
export const describedIndexes: readonly DescribedIndex[] = [
  {
    name: searchIndexes.products,
    settings: settingsOf({ ...productSettings, replicas: productReplicas.map(({ name }) => name) }),
  },
  ...productReplicas.map(({ name, settings }) => ({
    name,
    settings: settingsOf(settings),
    primary: searchIndexes.products,
  })),
  { name: searchIndexes.suggestions, settings: settingsOf(suggestionSettings) },
  { name: searchIndexes.content, settings: settingsOf(contentSettings) },
];

/** Keys that do no more than they must, by what they are described as. */
export const describedKeys = [
  { variable: 'SEARCH_KEY', description: 'Shop: searches', acl: ['search'] },
  {
    variable: 'SEARCH_ADMIN_KEY',
    description: 'Shop: indexer',
    acl: ['search', 'addObject', 'deleteObject', 'browse', 'settings', 'editSettings'],
  },
] as const satisfies readonly { variable: string; description: string; acl: readonly Acl[] }[];

/** A search application as the shop needs it: indexes with their settings and replicas, what suggestions are made from, and two keys. Records come from the indexer. */
export function algoliaAccount(env: SearchEnv): Account {
  const client = searchClient(env);
  return {
    name: `Algolia, application ${env.SEARCH_APP_ID}`,
    steps: [
      ...describedIndexes.map((index) => indexStep(client, index)),
      suggestionsStep(env),
      ...describedKeys.map((key) => keyStep(client, key)),
    ],
    byHand: [
      'Algolia dashboard, API Keys: give the services the key described as "Shop: indexer", not the Admin API Key this was run with.',
    ],
    settings: () => [`SEARCH_APP_ID=${env.SEARCH_APP_ID}`],
  };
}

/** The settings of an index, `null` where there is no such index. Throws what the client throws. */
export async function settingsThere(
  client: Algoliasearch,
  indexName: string,
): Promise<IndexSettings | null> {
  try {
    return await client.getSettings({ indexName });
  } catch (error) {
    if ((error as { status?: number }).status === 404) return null;
    throw error;
  }
}

function indexStep(client: Algoliasearch, { name, settings }: DescribedIndex): Step {
  return {
    what: `index ${name}`,
    look: async () => findingWithOrder(settings, await settingsThere(client, name)),
    make: async (found: Finding) => {
      const indexSettings = changeOf(settings, found);
      const { taskID } = await client.setSettings({ indexName: name, indexSettings });
      await client.waitForTask({ indexName: name, taskID });
    },
  };
}

function keyStep(
  client: Algoliasearch,
  { variable, description, acl }: (typeof describedKeys)[number],
): Step {
  return {
    what: `API key "${description}"`,
    look: async () => {
      const { keys } = await keysThere(client);
      const found = keys.find((key) => key.description === description);
      // A key's rights cannot be compared and changed without knowing it: one that does more is replaced by hand.
      return found ? { is: 'there' } : { is: 'missing' };
    },
    make: async (_found, secret) => {
      const indexes = describedIndexes.map(({ name }) => name);
      const made = await client.addApiKey({ acl: [...acl], description, indexes });
      secret(`${variable}=${made.key}`);
    },
  };
}

/** The application's keys. Throws `SetupError` for a key that may not see them. */
async function keysThere(client: Algoliasearch) {
  try {
    return await client.listApiKeys();
  } catch (error) {
    if ((error as { status?: number }).status !== 403) throw error;
    throw new SetupError(
      'The search engine shows its keys to the Admin API Key alone: set SEARCH_SETUP_KEY to it, beside the key of the indexer in SEARCH_ADMIN_KEY.',
      403,
    );
  }
}

function settingsOf(settings: object): IndexSettings {
  return settings as IndexSettings;
}

/** How the settings of an index differ from those that are wanted. */
export function findingWithOrder(wanted: IndexSettings, there: IndexSettings | null): Finding {
  return findingOf(inOrder(wanted), there && inOrder(there));
}

/** Settings whose lists are compared with their order, which is what they say; replicas have none. */
function inOrder(settings: IndexSettings): object {
  return Object.fromEntries(
    Object.entries(settings).map(([name, value]) => [
      name,
      Array.isArray(value) && name !== 'replicas' ? JSON.stringify(value) : value,
    ]),
  );
}
