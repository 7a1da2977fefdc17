import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { Me } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import type { shopping } from '@/__tests__/support/shopping';

/** A captcha token as a browser earns it. */
export async function captchaToken(env: Env): Promise<string> {
  const challenge = (await (
    await fetch(`${env.CAPTCHA_URL}/challenge?sitekey=${env.CAPTCHA_SITE_KEY}`)
  ).json()) as Challenge;
  return btoa(
    JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }),
  );
}

/** A new person, as the registration form sends one. */
export function newPerson(more: Record<string, unknown> = {}) {
  return {
    FirstName: 'Ana',
    LastName: 'Ruiz',
    Email: `ana-${randomUUID()}@example.com`,
    Password: 'Peonies-in-2026',
    ...more,
  };
}

/** A customer of one test, made at the vendor: ID and token. */
export async function newCustomer(
  shop: ReturnType<typeof shopping>,
): Promise<{ ID: string; token: string }> {
  const { Email, ...person } = newPerson();
  const { access_token: token = '' } = await Me.Register(
    { ...person, Email, Username: Email, Active: true },
    {},
    await shop.shopper(),
  );
  const { ID = '' } = await Me.Get({ accessToken: token });
  return { ID, token };
}
