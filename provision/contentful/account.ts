import { randomBytes } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { articlePath } from '@/lib/routes/article-path';
import { orNone, SetupError } from '../setup-error';
import type { Account, Finding, Step } from '../step';
import { managementOf, type Management, type ManagementEnv } from './calls';
import { contentTypes, type DescribedType } from './content-types';
import { firstEntries, type FirstEntry } from './first-entries';
import { keyName, keyStep, type ReadingEnv } from './key-step';
import { completed, lacksOf, type TypeThere } from './type-lacks';
import { webhookStep, type ContentWebhookEnv } from './webhook-step';

/** What of an environment the content service's space is set up by. */
export type ContentSetupEnv = ManagementEnv &
  ContentWebhookEnv &
  ReadingEnv &
  Pick<Env, 'CONTENT_WEBHOOK_SECRET' | 'PLATFORM_URL' | 'SITE_ORIGIN'>;

interface Versions {
  id: string;
  version: number;
  publishedVersion?: number;
  publishedCounter?: number;
}

interface EntryThere {
  sys: Versions;
  fields: Record<string, Record<string, unknown> | undefined>;
}

/** A space of the content service as the shop needs it: content types, the entries that are read by ID or as singletons, and what is told of changes. */
export function contentfulAccount(env: ContentSetupEnv): Account {
  const management = managementOf(env);
  const { CONTENT_SPACE: space, CONTENT_ENVIRONMENT: environment } = env;
  const preview = (path: string) =>
    `${env.SITE_ORIGIN}/api/preview?secret=CONTENT_PREVIEW_SECRET&path=${path}`;
  const drafts = firstEntries.filter(({ published }) => !published).map(({ id }) => id);
  return {
    name: `Contentful, space ${space}, environment ${environment}`,
    steps: [
      ...contentTypes.map((type) => typeStep(management, type)),
      ...entrySteps(management),
      ...messageSteps(management, env),
      keyStep(management, env),
    ],
    byHand: [
      `Contentful, Settings, API keys: "${keyName}" shows its tokens at any time; CONTENT_ACCESS_TOKEN is the one of the delivery API, CONTENT_PREVIEW_TOKEN that of the preview API.`,
      `Contentful, Settings, Content preview: make one, with the value of CONTENT_PREVIEW_SECRET in its place. Care article: ${preview(`${articlePath('')}{entry.fields.slug}`)} · Page: ${preview('/{entry.fields.section}/{entry.fields.slug}')} · Home: ${preview('/')}`,
      `Contentful, Content: ${drafts.join(', ')} are drafts until somebody has filled them; the shop shows nothing in their places.`,
      'Contentful, Settings, CMA tokens: revoke the one of CONTENT_MANAGEMENT_TOKEN when you are done; the shop does not use it.',
    ],
    settings: () => [`CONTENT_SPACE=${space}`, `CONTENT_ENVIRONMENT=${environment}`],
  };
}

/** The entries that the shop reads by ID or as singletons. */
export function entrySteps(management: Management): Step[] {
  return firstEntries.map((entry) => entryStep(management, entry));
}

/** What the indexer is told, and the secret that signs it. */
export function messageSteps(management: Management, env: ContentSetupEnv): Step[] {
  return [secretStep(management, env), webhookStep(management, env)];
}

function typeStep(management: Management, wanted: DescribedType): Step {
  const path = management.within(`content_types/${wanted.id}`);
  const read = () => orNone(management.read<TypeThere & { sys: Versions }>(path));
  return {
    what: `content type ${wanted.id}`,
    look: async () => {
      const there = await read();
      if (!there) return { is: 'missing' };
      const fields = [...lacksOf(wanted, there), ...(isPublished(there.sys) ? [] : [unpublished])];
      return fields.length > 0 ? { is: 'different', fields } : { is: 'there' };
    },
    make: async () => {
      const there = await read();
      const saved =
        there && lacksOf(wanted, there).length === 0
          ? there
          : await management.write<{ sys: Versions }>(path, {
              body: completed(wanted, there),
              version: there?.sys.version,
            });
      await publish(management, path, saved.sys);
    },
  };
}

function entryStep(management: Management, wanted: FirstEntry): Step {
  const { id, contentType, fields, published } = wanted;
  const path = management.within(`entries/${id}`);
  return {
    what: `entry ${id} (${contentType})`,
    look: async (): Promise<Finding> => {
      const standing = await standingFor(management, wanted);
      const [first] = standing;
      if (!first) return { is: 'missing' };
      // What an editor has touched is theirs, published or not.
      const isBegun = first.sys.id === id && first.sys.version === 1 && standing.length === 1;
      return published && isBegun ? { is: 'different', fields: [unpublished] } : { is: 'there' };
    },
    make: async (found) => {
      const locale = await management.locale();
      const entry =
        found.is === 'missing'
          ? await management.write<EntryThere>(path, {
              contentType,
              body: {
                fields: Object.fromEntries(
                  Object.entries(fields).map(([name, value]) => [name, { [locale]: value }]),
                ),
              },
            })
          : await management.read<EntryThere>(path);
      if (published) await publish(management, path, entry.sys);
    },
  };
}

/** The entries that already stand for one that the shop reads. */
async function standingFor(
  management: Management,
  { id, contentType, fields, stoodForBy }: FirstEntry,
): Promise<EntryThere[]> {
  if (stoodForBy === 'id') {
    const found = await orNone(management.read<EntryThere>(management.within(`entries/${id}`)));
    return found ? [found] : [];
  }
  const type = await orNone(
    management.read<{ sys: Versions }>(management.within(`content_types/${contentType}`)),
  );
  // Of a type that was never published the vendor lists nothing, and answers 400.
  if (type?.sys.publishedVersion === undefined) return [];
  const { items } = await management.read<{ items: EntryThere[] }>(
    management.within(`entries?content_type=${contentType}&limit=1000`),
  );
  if (stoodForBy === 'any') return items;
  const locale = await management.locale();
  const same = (title: unknown) => String(title).trim().toLowerCase();
  return items.filter((entry) => same(entry.fields.Title?.[locale]) === same(fields.Title));
}

const secretShape = /^[0-9a-zA-Z+/=_-]{64}$/;

/** The secret that signs webhooks. The vendor tells the end of it alone. */
function secretStep(management: Management, env: ContentSetupEnv): Step {
  const path = 'webhook_settings/signing_secret';
  const { CONTENT_WEBHOOK_SECRET: secret } = env;
  const isStandIn = env.CONTENT_MANAGEMENT_URL.startsWith(env.PLATFORM_URL);
  const isSet = isStandIn || secret !== localPlatform.content.webhookSecret;
  return {
    what: 'secret that signs webhooks',
    look: async () => {
      const found = await orNone(management.read<{ redactedValue: string }>(path));
      if (!found) return { is: 'missing' };
      return !isSet || found.redactedValue.endsWith(secret.slice(-4))
        ? { is: 'there' }
        : { is: 'different', fields: ['it does not end as CONTENT_WEBHOOK_SECRET'] };
    },
    make: async (_found, tell) => {
      const value = isSet ? secret : randomBytes(48).toString('base64url');
      if (!secretShape.test(value))
        throw new SetupError(
          'CONTENT_WEBHOOK_SECRET must have exactly 64 characters, letters, digits and + / = _ -: the content service takes no other. Leave it unset and one is made.',
        );
      if (!isSet) tell(`CONTENT_WEBHOOK_SECRET=${value}`);
      await management.write(path, { body: { value } });
    },
  };
}

const unpublished = 'it is not published';

function isPublished({ version, publishedVersion }: Versions): boolean {
  return publishedVersion === version - 1;
}

async function publish(management: Management, path: string, { version }: Versions) {
  await management.write(`${path}/published`, { version });
}
