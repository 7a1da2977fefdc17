import type { Env } from '@/lib/config/env';
import type { Step } from '../step';
import type { Management } from './calls';

/** What of an environment reads content. */
export type ReadingEnv = Pick<Env, 'CONTENT_ACCESS_TOKEN' | 'CONTENT_ENVIRONMENT'>;

interface ApiKey {
  name: string;
  accessToken: string;
  environments?: { sys: { id: string } }[];
  preview_api_key: { sys: { id: string } };
}

/** What the key is found by in the vendor's web app. */
export const keyName = 'Shop';

/** The key that reads the environment: the one whose token is configured, or the one of that name. The vendor chooses its tokens, and shows them at any time. */
export function keyStep(management: Management, env: ReadingEnv): Step {
  const { CONTENT_ENVIRONMENT: environment, CONTENT_ACCESS_TOKEN: token } = env;
  return {
    what: `API key "${keyName}"`,
    look: async () => {
      const { items } = await management.read<{ items: ApiKey[] }>('api_keys?limit=100');
      const found = items.find(
        ({ name, accessToken, environments }) =>
          accessToken === token ||
          // Without any, the vendor means its default.
          (name === keyName &&
            (environments ?? [{ sys: { id: 'master' } }]).some(
              ({ sys }) => sys.id === environment,
            )),
      );
      return found ? { is: 'there' } : { is: 'missing' };
    },
    make: async (_found, secret) => {
      const made = await management.create<ApiKey>('api_keys', {
        name: keyName,
        environments: [{ sys: { type: 'Link', linkType: 'Environment', id: environment } }],
      });
      secret(`CONTENT_ACCESS_TOKEN=${made.accessToken}`);
      const preview = await management.read<{ accessToken: string }>(
        `preview_api_keys/${made.preview_api_key.sys.id}`,
      );
      secret(`CONTENT_PREVIEW_TOKEN=${preview.accessToken}`);
    },
  };
}
