/** @jest-environment node */
import type { Management } from '@/provision/contentful/calls';
import { keyName, keyStep } from '@/provision/contentful/key-step';

const configured = 'the-token-that-is-configured';
const inEnvironments = (...ids: string[]) => ids.map((id) => ({ sys: { id } }));

/** What is found of the key of an environment in a space with this one key. */
const found = (key: object, CONTENT_ENVIRONMENT = 'master') => {
  const read = () => Promise.resolve({ items: [{ name: 'By hand', accessToken: 'x', ...key }] });
  const env = { CONTENT_ACCESS_TOKEN: configured, CONTENT_ENVIRONMENT };
  return keyStep({ read } as unknown as Management, env).look();
};

describe('the key that reads content', () => {
  it.each<[string, object, string | undefined, string]>([
    [
      'has the token that is configured, whatever its name',
      { accessToken: configured },
      'a',
      'there',
    ],
    [
      'has its name and no environments: the first one is meant',
      { name: keyName },
      'master',
      'there',
    ],
    ['has its name, for another environment', { name: keyName }, 'staging', 'missing'],
    [
      'has its name and the environment among its own',
      { name: keyName, environments: inEnvironments('master', 'staging') },
      'staging',
      'there',
    ],
    [
      'has its name and other environments',
      { name: keyName, environments: inEnvironments('staging') },
      'master',
      'missing',
    ],
    ['is another', {}, 'master', 'missing'],
  ])('%s', async (_, key, environment, is) => {
    expect(await found(key, environment)).toEqual({ is });
  });
});
