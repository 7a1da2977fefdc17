import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { now } from '@/lib/core/time/clock';
import { isSameText } from '@/lib/core/signature';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { readText } from '../wire/body';
import { pageScript } from './page-script';
import { judge, signingKey, type Challenged } from './judge';

/** How hard the work is: some 4,000 tries of 4 hashes, about half a second in a browser. */
const WORK = { algorithm: 'SHA-256', cost: 4, keyPrefix: '000' } as const;

export interface CaptchaOptions {
  db: Database;
  siteKey: string;
  secret: string;
  /** What a found key begins with; each sign makes the work sixteen times as long. */
  keyPrefix?: string;
}

/**
 * The captcha's stand-in: a browser proves work instead of solving a riddle. Pages use `GET /api.js`, which offers what reCAPTCHA's
 * script offers; a server asks `POST /siteverify` as it asks reCAPTCHA. A token is good once, for two minutes.
 */
export async function createCaptcha({
  db,
  siteKey,
  secret,
  keyPrefix = WORK.keyPrefix,
}: CaptchaOptions): Promise<{ app: Hono }> {
  await migrate(db, 'captcha', [
    {
      name: '001 used',
      statements: [
        'create table captcha_used (signature text primary key, used_at timestamptz not null)',
      ],
    },
  ]);
  const app = new Hono();
  app.use('*', cors({ origin: '*' }));
  app.get('/api.js', (c) =>
    c.body(pageScript, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'max-age=300',
    }),
  );
  app.get('/challenge', async (c) => {
    if (!isSameText(c.req.query('sitekey') ?? '', siteKey))
      return c.json({ error: 'Invalid site key' }, 400);
    const data = { issuedAt: now().toISOString(), hostname: hostOf(c) } satisfies Challenged;
    return c.json(
      await createChallenge({
        ...WORK,
        keyPrefix,
        deriveKey,
        data,
        hmacSignatureSecret: signingKey(secret),
      }),
      200,
      { 'cache-control': 'no-store' },
    );
  });
  app.post('/siteverify', async (c) => {
    const text = await readText(c.req.raw, 20_000);
    if (!text.ok) return c.json({ success: false, 'error-codes': ['bad-request'] });
    const form = new URLSearchParams(text.value);
    const parameterOf = (name: string) => form.get(name) ?? c.req.query(name) ?? '';
    const missing = [
      parameterOf('secret') === '' && 'missing-input-secret',
      parameterOf('response') === '' && 'missing-input-response',
    ].filter((code) => code !== false);
    if (missing.length > 0) return c.json({ success: false, 'error-codes': missing });
    if (!isSameText(parameterOf('secret'), secret))
      return c.json({ success: false, 'error-codes': ['invalid-input-secret'] });
    const verdict = await judge(db, secret, parameterOf('response'), now());
    return c.json(
      verdict.ok
        ? { success: true, challenge_ts: verdict.value.issuedAt, hostname: verdict.value.hostname }
        : { success: false, 'error-codes': [verdict.error] },
    );
  });
  return { app };
}

/** The page that asks, as far as the browser tells. */
function hostOf(c: Context): string {
  const from = c.req.header('origin') ?? c.req.header('referer') ?? '';
  return URL.canParse(from) ? new URL(from).hostname : '';
}
