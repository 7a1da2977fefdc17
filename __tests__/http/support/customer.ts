import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { request, type Answer } from './request';

/** A password that meets the enhanced rule. */
export const goodPassword = 'Peonies-in-June-7';

/** A browser with its own cookie, talking to the shop under test through its front. */
export function visitor() {
  let cookie = '';
  return {
    cookie: () => cookie,
    async send(
      method: string,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer> {
      const answer = await request(path, {
        method,
        body: body === undefined ? undefined : JSON.stringify(body),
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(cookie ? { cookie } : {}),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
      });
      const set = answer.headers['set-cookie']
        ?.find((line) => line.startsWith('lilac_session='))
        ?.split(';')[0];
      if (set) cookie = set.endsWith('=') ? '' : set;
      return answer;
    },
  };
}

export type Visitor = ReturnType<typeof visitor>;

/** A captcha token, earned by work as a browser earns it. */
export async function captchaToken(who: Visitor): Promise<string> {
  const { challenge } = JSON.parse((await who.send('GET', '/api/session/captcha')).body) as {
    challenge: Challenge;
  };
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}

/** Registers a new customer, who is signed in afterwards; their e-mail. */
export async function registered(who: Visitor): Promise<string> {
  const email = `http-${randomUUID()}@example.com`;
  const answer = await who.send('POST', '/api/session/register', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email,
    password: goodPassword,
    captcha: await captchaToken(who),
  });
  if (answer.status !== 200) throw new Error(answer.body);
  return email;
}

/** Signs a customer of the seeded shop in. */
export async function signedIn(name: 'ingrid' | 'priya'): Promise<Visitor> {
  const who = visitor();
  const answer = await who.send('POST', '/api/session/log-in', {
    email: `${name}@lilacandloam.example`,
    password: 'Lilacs-in-May-26',
  });
  if (answer.status !== 200) throw new Error(answer.body);
  return who;
}
