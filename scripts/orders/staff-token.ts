import { Auth } from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';

/** The token of a seller user with all of their roles; `null` for a name or password that is not right. `Configuration` names the platform. */
export function staffToken(
  { BENCH_CLIENT_ID }: Pick<Env, 'BENCH_CLIENT_ID'>,
  username: string,
  password: string,
): Promise<string | null> {
  return Auth.Login(username, password, BENCH_CLIENT_ID).then(
    ({ access_token }) => access_token,
    () => null,
  );
}
