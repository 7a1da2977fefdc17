import { Auth } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { noToken } from '../support/reached';

/** The token of a seller user with all of their roles; `null` for a name or password that is not right. `Configuration` names the platform. Throws an Error in plain words where it does not answer. */
export function staffToken(
  { BENCH_CLIENT_ID, COMMERCE_URL }: Pick<Env, 'BENCH_CLIENT_ID' | 'COMMERCE_URL'>,
  username: string,
  password: string,
): Promise<string | null> {
  return Auth.Login(username, password, BENCH_CLIENT_ID).then(
    ({ access_token }) => access_token,
    (error: unknown) => noToken(error, COMMERCE_URL),
  );
}
