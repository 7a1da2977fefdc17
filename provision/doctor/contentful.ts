import type { Env } from '@/lib/config/env';
import { contentTypes, type DescribedType } from '../contentful/content-types';
import { missing, risky, works, type Check } from './check';

const timeoutMs = 10_000;

type ContentEnv = Pick<
  Env,
  | 'CONTENT_URL'
  | 'CONTENT_PREVIEW_URL'
  | 'CONTENT_SPACE'
  | 'CONTENT_ENVIRONMENT'
  | 'CONTENT_ACCESS_TOKEN'
  | 'CONTENT_PREVIEW_TOKEN'
  | 'CONTENT_MANAGEMENT_URL'
  | 'CONTENT_MANAGEMENT_TOKEN'
  | 'INDEXER_URL'
>;

type TypeThere = Pick<DescribedType, 'id' | 'fields'>;

const topics = [
  'Entry.publish',
  'Entry.unpublish',
  'Entry.delete',
  'Asset.publish',
  'Asset.unpublish',
  'Asset.delete',
];

/** What works, is missing and is risky at the content service. */
export async function examineContentful(env: ContentEnv): Promise<Check[]> {
  const { CONTENT_SPACE: space, CONTENT_ENVIRONMENT: environment } = env;
  const path = `spaces/${space}/environments/${environment}/content_types?limit=1000`;
  const delivery = await read<{ items: { sys: { id: string }; fields: TypeThere['fields'] }[] }>(
    `${env.CONTENT_URL}/${path}`,
    env.CONTENT_ACCESS_TOKEN,
  );
  const preview = await read(`${env.CONTENT_PREVIEW_URL}/${path}`, env.CONTENT_PREVIEW_TOKEN);
  const where = `space ${space}, environment ${environment}`;
  return [
    ...('says' in delivery
      ? [
          missing(
            `CONTENT_ACCESS_TOKEN does not open ${where}: ${delivery.says}.`,
            'Set CONTENT_SPACE, CONTENT_ENVIRONMENT and CONTENT_ACCESS_TOKEN (a delivery token of that environment).',
          ),
        ]
      : [
          works(`CONTENT_ACCESS_TOKEN opens ${where}.`),
          ...typeChecks(
            contentTypes,
            delivery.answer.items.map(({ sys, fields }) => ({ id: sys.id, fields })),
          ),
        ]),
    'says' in preview
      ? risky(
          `CONTENT_PREVIEW_TOKEN does not open drafts of ${where}: ${preview.says}.`,
          'Set it to a preview token of that environment; editors cannot look at drafts without.',
        )
      : works('Drafts can be looked at.'),
    await webhookCheck(env),
  ];
}

/** Content types that are there against those that must be. Pure. */
export function typeChecks(wanted: readonly TypeThere[], there: readonly TypeThere[]): Check[] {
  const todo = 'Make it as docs/operations/going-live.md says.';
  const faults = wanted.flatMap(({ id, fields }) => {
    const found = there.find((each) => each.id === id);
    if (!found) return [missing(`The content type ${id} is missing.`, todo)];
    const wrong = fields.flatMap((field) => {
      const has = found.fields.find((each) => each.id === field.id);
      if (has?.type === field.type) return [];
      return [
        has ? `${field.id} is ${has.type}, not ${field.type}` : `no ${field.id} (${field.type})`,
      ];
    });
    return wrong.length > 0
      ? [missing(`The content type ${id} is another: ${wrong.join('; ')}.`, todo)]
      : [];
  });
  return faults.length > 0 ? faults : [works(`All ${wanted.length} content types are there.`)];
}

interface Definition {
  url?: string;
  active?: boolean;
  topics?: string[];
  filters?: unknown[] | null;
}

async function webhookCheck(env: ContentEnv): Promise<Check> {
  const url = `${env.INDEXER_URL}/webhooks/content`;
  const list = await read<{ items: Definition[] }>(
    `${env.CONTENT_MANAGEMENT_URL}/spaces/${env.CONTENT_SPACE}/webhook_definitions`,
    env.CONTENT_MANAGEMENT_TOKEN,
  );
  const todo = `Subscribe ${url} to ${topics.join(', ')} of this environment, switched on.`;
  if ('says' in list)
    return risky(
      `Whether webhooks are subscribed was not looked at: ${list.says}.`,
      'Set CONTENT_MANAGEMENT_TOKEN for this one command.',
    );
  const found = list.answer.items.find((each) => each.url === url);
  if (!found) return missing('No webhook of the content service comes to INDEXER_URL.', todo);
  if (found.active === false)
    return missing('The webhook of the content service is switched off.', todo);
  const lacks = topics.filter((topic) => !(found.topics ?? []).some((each) => covers(each, topic)));
  return lacks.length > 0
    ? missing(`The webhook of the content service does not tell ${lacks.join(', ')}.`, todo)
    : works('The webhook of the content service is subscribed.');
}

const covers = (pattern: string, topic: string) =>
  new RegExp(`^${pattern.replace('.', '\\.').replaceAll('*', '[A-Za-z]+')}$`).test(topic);

/** The answer of a read, or why there is none. */
async function read<T = unknown>(
  url: string,
  token: string,
): Promise<{ answer: T } | { says: string }> {
  try {
    const answer = await fetch(url, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) {
      await answer.body?.cancel();
      return { says: `it answers ${answer.status}` };
    }
    return { answer: (await answer.json()) as T };
  } catch {
    return { says: 'it does not answer' };
  }
}
