import type { Env } from '@/lib/config/env';
import { orNone } from '../setup-error';
import { findingOf, type Step } from '../step';
import type { Management } from './calls';

/** What of an environment says where the content service's messages go. */
export type ContentWebhookEnv = Pick<Env, 'CONTENT_ENVIRONMENT' | 'INDEXER_URL'>;

/** What the indexer is told of. */
const topics = ['Entry', 'Asset'].flatMap((kind) =>
  ['publish', 'unpublish', 'delete'].map((action) => `${kind}.${action}`),
);

/** The subscription of the indexer. */
interface Definition {
  name?: string;
  url: string;
  topics: string[];
  active: boolean;
  filters: object[];
}

/** The subscription to what is published and withdrawn in the environment; found by its address, else by its ID. Webhooks are the whole space's. */
export function webhookStep(management: Management, env: ContentWebhookEnv): Step {
  const { CONTENT_ENVIRONMENT: environment } = env;
  const id = environment === 'master' ? 'lilac-indexer' : `lilac-indexer-${environment}`;
  const url = `${env.INDEXER_URL}/webhooks/content`;
  const wanted: Definition = {
    url,
    topics,
    active: true,
    filters: [{ equals: [{ doc: 'sys.environment.sys.id' }, environment] }],
  };
  const find = async () => {
    const list = await orNone(
      management.read<{ items: (Definition & { sys: { id: string; version: number } })[] }>(
        'webhook_definitions?limit=100',
      ),
    );
    const items = list?.items ?? [];
    return items.find((each) => each.url === url) ?? items.find(({ sys }) => sys.id === id) ?? null;
  };
  return {
    what: `webhook to ${url}`,
    look: async () => findingOf(wanted, await find()),
    make: async () => {
      const found = await find();
      const { sys, ...there } = found ?? { name: 'Search index and page cache' };
      await management.write(`webhook_definitions/${sys?.id ?? id}`, {
        body: { ...there, ...wanted },
        version: sys?.version,
      });
    },
  };
}
