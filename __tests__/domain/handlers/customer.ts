import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { randomUUID } from 'node:crypto';
import type { SessionView } from '@/lib/session/session';
import type { browser } from './browser';

type Browser = ReturnType<typeof browser>;

/** A password that meets the enhanced rule. */
export const goodPassword = 'Peonies-in-June-7';

/** A captcha token, earned by work as a browser earns it. */
export async function captchaToken(visitor: Browser): Promise<string> {
  const { body } = await visitor.send<{ challenge: Challenge }>('GET', '/api/session/captcha');
  const solution = await solveChallenge({ challenge: body.challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: body.challenge, solution })).toString('base64');
}

/** What a new customer types, with an e-mail of this test alone. */
export function newcomer(change: object = {}) {
  return {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: `ana-${randomUUID()}@example.com`,
    password: goodPassword,
    ...change,
  };
}

/** Registers a new customer in a browser, who is signed in there afterwards. */
export async function registered(visitor: Browser, person = newcomer()) {
  const answer = await visitor.send<SessionView>('POST', '/api/session/register', {
    ...person,
    captcha: await captchaToken(visitor),
  });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return person;
}
