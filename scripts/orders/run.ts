import { randomUUID } from 'node:crypto';
import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import type { MoneyAnswer } from '@/services/after/money/answers';
import { commandOf, type OrdersCommand } from './command';
import { moneyLines } from './lines';
import { staffToken } from './staff-token';

const timeoutMs = 60_000;

const help = `npm run orders -- COMMAND ORDER

  show      what was taken for a placed order, what it owes, what is due, and what only people can do
  capture   charges its cards now instead of when its flowers leave, and tries once more what was refused
  refund    gives back all that it owes, or --cents N of it: what is only held is not taken, what was taken is refunded when it has settled
  cancel    cancels it at the commerce platform and gives everything back: cards, gift cards, perks, charge account

ORDER is the order's ID. The client (MARKETING_CLIENT_ID, MARKETING_CLIENT_SECRET) needs the role OrderAdmin. With --as USERNAME a seller user of
BENCH_CLIENT_ID does it, whose password is asked for, or read from the input: BenchOffice shows, and gives back up to $50 of an order; BenchLead does all.
Ends with 0 when it is done, 1 when it is not or people must act, 2 for a command it does not know.`;

interface Streams {
  say(line: string): void;
  complain(line: string): void;
  /** The password of who is named. */
  password?(): Promise<string>;
}

/** Runs one command and says how the order's money stands then; answers the exit code. Throws when commerce platform or App API do not answer. */
export async function runOrders(
  args: readonly string[],
  env: Env,
  { say, complain, password }: Streams,
): Promise<0 | 1 | 2> {
  const command = commandOf(args);
  if (!command) {
    complain(help);
    return 2;
  }
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: timeoutMs });
  const { as } = command;
  const token =
    as === null ? await clientToken(env) : await staffToken(env, as, (await password?.()) ?? '');
  if (token === null) {
    complain(
      as === null
        ? `The commerce platform at ${env.COMMERCE_URL} gives this client no token with the role OrderAdmin.`
        : `The commerce platform at ${env.COMMERCE_URL} does not let ${as} in with this password.`,
    );
    return 1;
  }
  const { method, path, body } = callOf(command);
  const response = await fetch(`${env.APP_API_URL}/api/order/${command.orderID}${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => null)) as {
    data?: MoneyAnswer;
    Errors?: { Message: string; Data?: { field?: string } | null }[];
  } | null;
  if (!response.ok || !answer?.data) {
    complain(refusalWords(response.status, answer?.Errors?.[0]));
    return 1;
  }
  for (const line of moneyLines(answer.data)) say(line);
  return answer.data.Work.length > 0 ? 1 : 0;
}

function clientToken(env: Env): Promise<string | null> {
  const { MARKETING_CLIENT_SECRET, MARKETING_CLIENT_ID } = env;
  return Auth.ClientCredentials(
    MARKETING_CLIENT_SECRET,
    MARKETING_CLIENT_ID,
    rolesOfCaller('moneyDesk'),
  ).then(
    ({ access_token }) => access_token,
    () => null,
  );
}

function callOf({ name, cents }: OrdersCommand): {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
} {
  const Key = randomUUID();
  switch (name) {
    case 'show':
      return { method: 'GET', path: '/money' };
    case 'cancel':
      return { method: 'POST', path: '/cancel' };
    case 'capture':
      return { method: 'POST', path: '/money/capture', body: { Key } };
    case 'refund':
      return {
        method: 'POST',
        path: '/money/refund',
        body: { Key, ...(cents === null ? {} : { AmountCents: cents }) },
      };
  }
}

function refusalWords(
  status: number,
  error: { Message: string; Data?: { field?: string } | null } | undefined,
): string {
  if (status === 404) return 'No order of this ID was placed with this shop.';
  if (status === 403) return 'That is more than this role may do.';
  if (status === 400 && error?.Data?.field === 'AmountCents')
    return 'The order does not owe so much: see `show`.';
  return `The App API answers ${status}: ${error?.Message ?? 'no more is known; run show'}`;
}
