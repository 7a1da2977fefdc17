import { randomBytes } from 'node:crypto';
import type { Env } from '@/lib/config/env';
import { localPlatform } from '@/lib/config/local-platform';
import { articlePath } from '@/lib/routes/article-path';
import { isDemoContent } from '../demo-account';
import { orNone, SetupError } from '../setup-error';
import type { Account, Step } from '../step';
import { managementOf, type Management, type ManagementEnv } from './calls';
import { contentTypes, type DescribedType } from './content-types';
import { entrySteps, type Fields } from './entry-steps';
import { firstEntries } from './first-entries';
import { keyName, keyStep, type ReadingEnv } from './key-step';
import { isPublished, publish, unpublished, type Versions } from './publish';
import { completed, lacksOf, type TypeThere } from './type-lacks';
import { webhookStep, type ContentWebhookEnv } from './webhook-step';

/** What of an environment the content service's space is set up by. */
export type ContentSetupEnv = ManagementEnv &
  ContentWebhookEnv &
  ReadingEnv &
  Pick<Env, 'CONTENT_WEBHOOK_SECRET' | 'PLATFORM_URL' | 'SITE_ORIGIN'>;

/** What a space is filled with on top. */
export interface Filling {
  /** Made when the content types are there. */
  before: readonly Step[];
  /** Of the entries that the shop reads by name. */
  fields: Fields;
  /** Made when those are there. */
  after: readonly Step[];
}

/** A space of the content service as the shop needs it: content types, the entries that are read by ID or as singletons, and what is told of changes. */
export function contentfulAccount(
  env: ContentSetupEnv,
  { before, fields, after }: Filling = { before: [], fields: {}, after: [] },
): Account {
  const management = managementOf(env);
  const { CONTENT_SPACE: space, CONTENT_ENVIRONMENT: environment } = env;
  const preview = (path: string) =>
    `${env.SITE_ORIGIN}/api/preview?secret=CONTENT_PREVIEW_SECRET&path=${path}`;
  const drafts = firstEntries.flatMap(({ id, published }) => (published || fields[id] ? [] : [id]));
  return {
    name: `Contentful, space ${space}, environment ${environment}`,
    steps: [
      ...contentTypes.map((type) => typeStep(management, type)),
      ...before,
      ...entrySteps(management, fields),
      ...after,
      ...messageSteps(management, env),
      keyStep(management, env),
    ],
    byHand: () => [
      `Contentful, Settings, API keys: "${keyName}" shows its tokens at any time; CONTENT_ACCESS_TOKEN is the one of the delivery API, CONTENT_PREVIEW_TOKEN that of the preview API.`,
      `Contentful, Settings, Content preview: make one, with the value of CONTENT_PREVIEW_SECRET in its place. Care article: ${preview(`${articlePath('')}{entry.fields.slug}`)} · Page: ${preview('/{entry.fields.section}/{entry.fields.slug}')} · Home: ${preview('/')}`,
      ...(drafts.length > 0
        ? [
            `Contentful, Content: ${drafts.join(', ')} are drafts until somebody has filled them; the shop shows nothing in their places.`,
          ]
        : []),
      'Contentful, Settings, CMA tokens: revoke the one of CONTENT_MANAGEMENT_TOKEN when you are done; the shop does not use it.',
    ],
    settings: () => [`CONTENT_SPACE=${space}`, `CONTENT_ENVIRONMENT=${environment}`],
  };
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

const secretShape = /^[0-9a-zA-Z+/=_-]{64}$/;

/** The secret that signs webhooks. The vendor tells the end of it alone. */
function secretStep(management: Management, env: ContentSetupEnv): Step {
  const path = 'webhook_settings/signing_secret';
  const { CONTENT_WEBHOOK_SECRET: secret } = env;
  const isSet = isDemoContent(env) || secret !== localPlatform.content.webhookSecret;
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
