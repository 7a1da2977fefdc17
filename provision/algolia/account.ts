import type { Acl, Algoliasearch, GetApiKeyResponse, IndexSettings } from 'algoliasearch';
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
  const keys = describedKeys.map((key) => describedKey(env, client, key));
  return {
    name: `Algolia, application ${env.SEARCH_APP_ID}`,
    steps: [
      ...describedIndexes.map((index) => indexStep(client, index)),
      suggestionsStep(env),
      ...keys.map(({ step }) => step),
    ],
    byHand: () => [
      ...keys.flatMap(({ unset }) => unset()),
      'Algolia dashboard, API Keys: the services have the key described as "Shop: indexer" (--save writes it), not the Admin API Key this was run with.',
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

/** The step of a key, and what a person must do whose environment has not the one that is there. */
function describedKey(
  env: SearchEnv,
  client: Algoliasearch,
  { variable, description, acl }: (typeof describedKeys)[number],
): { step: Step; unset(): string[] } {
  const wanted = { acl: [...acl], indexes: describedIndexes.map(({ name }) => name) };
  let there: GetApiKeyResponse[] = [];
  let madeKey = '';
  const inUse = () => there.find(({ value }) => value === env[variable]) ?? there[0] ?? null;
  const step: Step = {
    what: `API key "${description}"`,
    look: async () => {
      const { keys } = await keysThere(client);
      there = keys.filter((key) => key.description === description);
      return findingOf(wanted, inUse());
    },
    make: async (_found, secret) => {
      const found = inUse();
      if (found?.value) {
        await client.updateApiKey({
          key: found.value,
          apiKey: { ...limitsOf(found), description, ...wanted },
        });
        return;
      }
      // The vendor chooses the key: a run that is killed between these lines has it found by the next, which says where it is shown.
      const made = await client.addApiKey({ description, ...wanted });
      madeKey = made.key;
      secret(`${variable}=${made.key}`);
    },
  };
  return {
    step,
    unset: () => {
      const value = inUse()?.value;
      if (!value || value === env[variable] || value === madeKey) return [];
      const others = there.length > 1 ? `, one of ${there.length}: delete those not in use` : '';
      return [
        `${variable} is not the key "${description}" that is there and ends with ${value.slice(-4)}${others}. Algolia dashboard, API Keys, All API Keys, shows it.`,
      ];
    },
  };
}

/** What a key is limited by besides its rights; an update resets what it does not name. */
function limitsOf(key: GetApiKeyResponse) {
  const { maxHitsPerQuery, maxQueriesPerIPPerHour, queryParameters, referers, validity } = key;
  return { maxHitsPerQuery, maxQueriesPerIPPerHour, queryParameters, referers, validity };
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
