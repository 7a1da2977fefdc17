import type { QuerySuggestionsClient } from 'algoliasearch';
import { searchIndexes } from '@/lib/config/search-indexes';
import { SetupError } from '../setup-error';
import { findingOf, type Step } from '../step';
import { searchClient, type SearchEnv } from './client';

/**
 * From what suggestions are made: popular searches of at least three letters that find something, over all orders of the products. On the first day, when
 * nobody has searched, the names of categories stand in for them.
 */
const source = {
  indexName: searchIndexes.products,
  replicas: true,
  minHits: 1,
  minLetters: 3,
  generate: [['Category']],
};

type Configuration = Awaited<ReturnType<QuerySuggestionsClient['getConfig']>>;

/** The vendor's Query Suggestions of an application; beside a search host of its own they are there too. */
export function suggestionsClient(env: SearchEnv): QuerySuggestionsClient {
  const { SEARCH_HOST: url, SEARCH_PROTOCOL: protocol } = env;
  const options = url ? { hosts: [{ url, protocol, accept: 'readWrite' as const }] } : {};
  return searchClient(env).initQuerySuggestions({ region: env.SEARCH_REGION, options });
}

/** The configuration that fills the index of suggestions; other sources and words left out are the retailer's. */
export function suggestionsStep(env: SearchEnv): Step {
  const client = suggestionsClient(env);
  const indexName = searchIndexes.suggestions;
  const read = async (): Promise<Configuration | null> => {
    try {
      return await client.getConfig({ indexName });
    } catch (error) {
      const { status, message } = error as { status?: number; message?: string };
      if (status === 404) return null;
      throw new SetupError(
        `Query Suggestions answer ${status ?? 'nothing'}: ${message ?? ''}. SEARCH_REGION is ${env.SEARCH_REGION}: set it to the application’s, us or eu (Algolia dashboard, Settings, Infrastructure).`,
        status,
      );
    }
  };
  const ownOf = (there: Configuration | null) =>
    there?.sourceIndices.find((each) => each.indexName === source.indexName);
  return {
    what: `query suggestions in ${indexName}`,
    look: async () => {
      const there = await read();
      return there ? findingOf(source, ownOf(there) ?? {}) : { is: 'missing' };
    },
    make: async () => {
      const there = await read();
      if (!there) {
        await client.createConfig({ indexName, sourceIndices: [source], languages: ['en'] });
        return;
      }
      const { appID: _app, indexName: _index, ...rest } = there;
      const others = there.sourceIndices.filter((each) => each.indexName !== source.indexName);
      await client.updateConfig({
        indexName,
        configuration: { ...rest, sourceIndices: [{ ...ownOf(there), ...source }, ...others] },
      });
    },
  };
}
