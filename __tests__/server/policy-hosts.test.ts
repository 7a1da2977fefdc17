/** @jest-environment node */
import { parseEnv } from '@/lib/config/env';
import { contentSecurityPolicy } from '@/server/content-security-policy';
import { policyHosts } from '@/server/policy-hosts';

const env = parseEnv({ PLATFORM_PORT: '4000', NODE_ENV: 'test' });
const scripts = (path: string) => /script-src ([^;]*)/.exec(contentSecurityPolicy('', policyHosts(path, env)))?.[1];

describe('scripts a document may load', () => {
  it.each([
    ['/checkout', `'self' ${env.PLATFORM_URL}/payments/paypal/sdk/js`],
    ['/cart', '\'self\''],
    ['/account/payment-methods', '\'self\''],
    ['/checkout-later', '\'self\''],
  ])('%s: %s', (path, allowed) => {
    expect(scripts(path)).toBe(allowed);
  });
});
