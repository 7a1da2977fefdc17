/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { POST as revalidation } from '@/app/api/webhooks/revalidate/route';
import { suggestPlaces } from '@/lib/address/verification/suggest.server';
import { adoptEnv, env, parseEnv, variableNames } from '@/lib/config/env';
import { requirements } from '@/lib/config/production-table';
import { storefrontSecrets } from '@/lib/config/storefront-secrets';
import { opensPreview } from '@/lib/content/preview.server';
import {
  clientAddressHeader,
  clientText,
  signatureHeader,
  signBody,
  timestampHeader,
} from '@/lib/core/signature';
import { followChanges, tellStream } from '@/lib/replicas/change-stream';
import { seal, unseal } from '@/lib/session/seal.server';
import { openBaseline, sealBaseline } from '@/scripts/payment-page/baseline';
import { clientAddressOf, refuseUnsigned } from '@/services/http/from-storefront';
import { paymentProofs } from '@/services/app-api/submit/payment-proof';
import { ledgerRoutes } from '@/services/ledgers/http/routes';
import type { Ledger } from '@/services/ledgers/port';
import { isFromCommerce, isFromContent } from '@/services/webhooks/signatures';

const [old, fresh, foreign] = ['o', 'n', 'f'].map((letter) => letter.repeat(40)) as [
  string,
  string,
  string,
];

/** Something a secret proves: what it was proven with by a process of one secret, and whether a process of others takes it. */
interface Proof {
  secret: string;
  what: string;
  make(secret: string): unknown;
  isTaken(made: never): unknown;
}

function proof<Made>(
  secret: string,
  what: string,
  make: (secret: string) => Made | Promise<Made>,
  isTaken: (made: Made) => boolean | Promise<boolean>,
): Proof {
  return { secret, what, make, isTaken };
}

const signed = (secret: string, body: string) => {
  const at = Date.now();
  return { [timestampHeader]: String(at), [signatureHeader]: signBody(secret, at, body) };
};
const answerOf = async (app: Hono, path: string, headers: Record<string, string>) =>
  (await app.request(path, { method: 'POST', body: '{}', headers })).text();
const change = '{"tags":[],"files":[]}';
const payment = { id: 'order-1', cents: 4000, kind: 'CreditCard' };
const baseline = {
  url: 'https://shop.example/checkout',
  signedAt: '2026-11-23T12:00:00Z',
  ignored: [],
  received: { headers: {}, inline: [], scripts: {}, elements: [] },
};
const who = { address: '192.0.2.1' };

const proofs: Proof[] = [
  proof(
    'SESSION_SECRET',
    'the session’s cookie',
    () => seal({ user: 'ana' }, 60),
    async (cookie) => (await unseal(z.object({ user: z.string() }), cookie, 60)) !== null,
  ),
  proof(
    'CONTENT_PREVIEW_SECRET',
    'an editor’s preview address',
    (secret) => secret,
    (secret) => opensPreview(secret, env()),
  ),
  proof(
    'COMMERCE_WEBHOOK_KEY',
    'a webhook of the commerce platform',
    (secret) => createHmac('sha256', secret).update('{}').digest('base64'),
    (hash) =>
      isFromCommerce([env().COMMERCE_WEBHOOK_KEY, env().COMMERCE_WEBHOOK_KEY_PREVIOUS], hash, '{}'),
  ),
  proof(
    'CONTENT_WEBHOOK_SECRET',
    'a webhook of the content service',
    (secret) => {
      const at = String(Date.now());
      const text = ['POST', '/webhooks/content', `x-contentful-timestamp:${at}`, '{}'].join('\n');
      return new Map([
        ['x-contentful-signed-headers', 'x-contentful-timestamp'],
        ['x-contentful-timestamp', at],
        ['x-contentful-signature', createHmac('sha256', secret).update(text).digest('hex')],
      ]);
    },
    (headers) =>
      isFromContent(
        [env().CONTENT_WEBHOOK_SECRET, env().CONTENT_WEBHOOK_SECRET_PREVIOUS],
        {
          method: 'POST',
          path: '/webhooks/content',
          header: (name) => headers.get(name),
          body: '{}',
        },
        Date.now(),
      ),
  ),
  proof(
    'STOREFRONT_WEBHOOK_SECRET',
    'a change told by the services',
    (secret) =>
      new Request('http://localhost/api/webhooks/revalidate', {
        method: 'POST',
        body: change,
        headers: signed(secret, change),
      }),
    async (request) => (await revalidation(request)).status === 200,
  ),
  proof(
    'STOREFRONT_WEBHOOK_SECRET',
    'a change told over Redis',
    async (secret) => {
      const told: (readonly string[])[] = [];
      const send = (command: readonly string[]) => Promise.resolve(told.push(command));
      await tellStream({ send }, change, secret);
      return told[0]!.slice(told[0]!.indexOf('body'));
    },
    async (entry) => {
      let taken = false;
      const answers: Record<string, unknown> = { XADD: '1-0', XREAD: [['', [['2-0', entry]]]] };
      const follower = followChanges({
        redis: {
          send: ([name = '']: readonly string[]) => Promise.resolve(answers[name] ?? ''),
          onReturn: () => undefined,
        },
        secrets: storefrontSecrets(env()),
        hand: () => Promise.resolve(void (taken = true)),
        dropAll: () => Promise.resolve(),
      });
      await follower.begin();
      await follower.step();
      return taken;
    },
  ),
  proof(
    'STOREFRONT_WEBHOOK_SECRET',
    'a call of a storefront in its own name',
    (secret) => signed(secret, '/internal/requests\n{}'),
    async (headers) => {
      const app = new Hono().post(
        '*',
        async (context) =>
          (await refuseUnsigned(context, storefrontSecrets(env()))) ?? context.text('taken'),
      );
      return (await answerOf(app, '/app-api/internal/requests', headers)) === 'taken';
    },
  ),
  proof(
    'STOREFRONT_WEBHOOK_SECRET',
    'the client that a storefront names',
    (secret) => ({
      [clientAddressHeader]: '192.0.2.7',
      ...signed(secret, clientText('192.0.2.7', 'token')),
    }),
    async (headers) => {
      const app = new Hono().post('*', (context) =>
        context.text(clientAddressOf(context, storefrontSecrets(env()), 'token')),
      );
      return (await answerOf(app, '/', headers)) === '192.0.2.7';
    },
  ),
  proof(
    'STOREFRONT_WEBHOOK_SECRET',
    'the session of an address that is being typed',
    async () => (await suggested(null)) ?? '',
    async (session) => (await suggested(session)) === session,
  ),
  proof(
    'STOREFRONT_WEBHOOK_SECRET',
    'a payment that the services wrote onto an order',
    () => paymentProofs(storefrontSecrets(env())).make(payment),
    (made) => paymentProofs(storefrontSecrets(env())).isRight(payment, made),
  ),
  proof(
    'LEDGER_KEY',
    'who may use the ledger over HTTP',
    (key) => ({ authorization: `Bearer ${key}` }),
    async (headers) => {
      const status = (await ledgerRoutes({} as Ledger, env()).request('/nothing', { headers }))
        .status;
      return status !== 401;
    },
  ),
  proof(
    'PAYMENT_PAGE_KEY',
    'the baseline of the payment page',
    (key) => sealBaseline(baseline, key),
    (text) => {
      const { PAYMENT_PAGE_KEY: key = '', PAYMENT_PAGE_KEY_PREVIOUS: before } = env();
      try {
        return openBaseline(text, [key, before]).url === baseline.url;
      } catch {
        return false;
      }
    },
  ),
];

async function suggested(session: string | null): Promise<string | null> {
  const query = new URLSearchParams({ input: '100 Main', type: 'Residence' });
  if (session) query.set('session', session);
  const answer = await suggestPlaces(query, who);
  return answer.ok ? answer.value.session : null;
}

/** Secrets that hash and are compared with nothing: with a new one the hashes begin anew. */
const hashOnly = ['SECURITY_LOG_KEY'];

/** What this shop shows to others, who take the one before for as long as they like. */
const shownToVendors = [
  'COMMERCE_MIDDLEWARE_CLIENT_SECRET',
  'MARKETING_CLIENT_SECRET',
  'COMMERCE_SETUP_CLIENT_SECRET',
  'SEARCH_KEY',
  'SEARCH_ADMIN_KEY',
  'SEARCH_SETUP_KEY',
  'CONTENT_ACCESS_TOKEN',
  'CONTENT_PREVIEW_TOKEN',
  'CONTENT_MANAGEMENT_TOKEN',
  'FILES_SIGNATURE',
  'FILES_PRIVATE_SIGNATURE',
  'CDN_PURGE_KEY',
  'CAPTCHA_SITE_KEY',
  'CAPTCHA_SECRET',
  'GOOGLE_MAPS_KEY',
  'MAPS_KEY',
  'ADDRESS_VALIDATION_KEY',
  'AVATAX_LICENSE_KEY',
  'BRAINTREE_PUBLIC_KEY',
  'BRAINTREE_PRIVATE_KEY',
];

/** From now on a process of these secrets. */
const processWith = (secret: string, present: string, before?: string) =>
  adoptEnv(parseEnv({ [secret]: present, [`${secret}_PREVIOUS`]: before }, 'storefront'));

describe.each(proofs)('$what, proven by $secret', ({ secret, make, isTaken }) => {
  beforeEach(() => {
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(Response.json({ status: 'OK', predictions: [] })));
  });
  afterEach(() => jest.restoreAllMocks());

  const madeWith = async (value: string) => {
    processWith(secret, value);
    return (await make(value)) as never;
  };

  it.each<[string, string, boolean, string, string | undefined]>([
    ['the present one', fresh, true, fresh, undefined],
    ['the present one beside one before', fresh, true, fresh, old],
    ['the one before', old, true, fresh, old],
    ['the next one, while it is named as the one before', fresh, true, old, fresh],
    ['the one before, no longer taken', old, false, fresh, undefined],
    ['another', foreign, false, fresh, old],
  ])('made with %s', async (_, by, taken, present, before) => {
    const made = await madeWith(by);
    processWith(secret, present, before);
    expect(await isTaken(made)).toBe(taken);
  });
});

describe('the secrets there are', () => {
  const proving = [...new Set(proofs.map(({ secret }) => secret))];
  const previous = variableNames.filter((name) => name.endsWith('_PREVIOUS'));

  it('have one before each, where they prove something', () => {
    expect([...previous].sort()).toEqual(proving.map((name) => `${name}_PREVIOUS`).sort());
  });

  it('prove something, hash, or are shown to a vendor', () => {
    const own = requirements.flatMap((one) => (one.own ? [one.name] : []));
    const named = variableNames.filter((name) => /(SECRET|KEY|TOKEN|SIGNATURE)$/.test(name));
    expect([...new Set([...own, ...named, ...previous])].sort()).toEqual(
      [...proving, ...previous, ...hashOnly, ...shownToVendors].sort(),
    );
  });
});
