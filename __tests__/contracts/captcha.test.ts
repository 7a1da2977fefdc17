import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { setClock } from '@/lib/core/time/clock';
import type { Hono } from 'hono';
import { createCaptcha } from '@/platform/captcha/app';
import { describeOnServer } from '../support/databases';

const keys = { siteKey: 'site', secret: 'secret' };

interface Verdict {
  success: boolean;
  hostname?: string;
  challenge_ts?: string;
  'error-codes'?: string[];
}

describeOnServer('captcha', (engine) => {
  let app: Hono;
  beforeAll(async () => {
    ({ app } = await createCaptcha({ db: await engine.open(), ...keys }));
  });
  afterEach(() => setClock(null));

  const challenge = async () =>
    (
      await app.request('/challenge?sitekey=site', { headers: { origin: 'https://shop.example' } })
    ).json() as Promise<Challenge>;
  const token = async (given?: Challenge) => {
    const solved = given ?? (await challenge());
    const solution = await solveChallenge({ challenge: solved, deriveKey });
    return btoa(JSON.stringify({ challenge: solved, solution }));
  };
  const verify = async (form: Record<string, string>) =>
    (
      await app.request('/siteverify', { method: 'POST', body: new URLSearchParams(form) })
    ).json() as Promise<Verdict>;

  it('takes a proof of work once', async () => {
    const response = await token();
    expect(await verify({ secret: 'secret', response, remoteip: '10.0.0.1' })).toEqual({
      success: true,
      challenge_ts: expect.stringMatching(/Z$/),
      hostname: 'shop.example',
    });
    expect(await verify({ secret: 'secret', response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('lets one of several callers at once have it', async () => {
    const response = await token();
    const verdicts = await Promise.all(
      Array.from({ length: 5 }, () => verify({ secret: 'secret', response })),
    );
    expect(verdicts.filter(({ success }) => success)).toHaveLength(1);
  });

  it('does not take work that was done too long ago', async () => {
    const response = await token();
    setClock(new Date(Date.now() + 121_000));
    expect(await verify({ secret: 'secret', response })).toEqual({
      success: false,
      'error-codes': ['timeout-or-duplicate'],
    });
  });

  it('does not take work for an easier challenge than the one that was set', async () => {
    const set = await challenge();
    const easier = { ...set, parameters: { ...set.parameters, keyPrefix: '0' } };
    expect(await verify({ secret: 'secret', response: await token(easier) })).toEqual({
      success: false,
      'error-codes': ['invalid-input-response'],
    });
  });

  it.each([
    ['no secret', { response: 'x' }, ['missing-input-secret']],
    ['another secret', { secret: 'other', response: 'x' }, ['invalid-input-secret']],
    ['no token', { secret: 'secret' }, ['missing-input-response']],
    ['a token that is none', { secret: 'secret', response: 'x' }, ['invalid-input-response']],
    [
      'an invented token',
      {
        secret: 'secret',
        response: btoa('{"challenge":{"parameters":{},"signature":"x"},"solution":{}}'),
      },
      ['invalid-input-response'],
    ],
  ])('refuses %s', async (_, form, codes) => {
    expect(await verify(form as unknown as Record<string, string>)).toEqual({
      success: false,
      'error-codes': codes,
    });
  });

  it('sets challenges to its own pages only', async () => {
    expect((await app.request('/challenge?sitekey=other')).status).toBe(400);
  });
});
