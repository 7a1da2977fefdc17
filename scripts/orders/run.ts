import { randomUUID } from 'node:crypto';
import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import type { MoneyAnswer } from '@/services/after/money/answers';
import type { CardAnswer } from '@/services/gift-cards/order-cards';
import { commandOf, type OrdersCommand } from './command';
import { moneyLines, cardLine, workLines, type WorkAnswer } from './lines';
import { noToken, reached } from '../support/reached';
import { staffToken } from './staff-token';

const timeoutMs = 60_000;

/** What the command does, and how it is asked. */
export const help = `npm run orders -- COMMAND ORDER
npm run orders -- gift-card ORDER NUMBER EMAIL
npm run orders -- work
npm run orders -- done KEY

  show      what was taken for a placed order, what it owes, what is due, and what only people can do
  capture   charges its cards now instead of when its flowers leave, and tries once more what was refused
  refund    gives back all that it owes, and takes gift cards it sold back, or --cents N of it: what is only held is not taken, what was taken is refunded when it has settled
  cancel    cancels it at the commerce platform and gives everything back: cards, gift cards, perks, charge account
  gift-card sends gift card NUMBER of the order, counted from 1, to EMAIL instead of a wrong mailbox: with a new PIN, on its day, and only while nothing of it is spent
  end-link  ends the link by which whoever ordered follows it, where it has come into wrong hands: they get another by looking the order up
  work      all that only people can do, each line with what to do: money, messages that were given up, runs that are too full, shipments nobody took
  done      says that a line of work is done, by the key that it stands with; it is listed no more

ORDER is the order's number as people say it (LL-104217-3; spaces and small letters do not matter) or its ID. The client (MARKETING_CLIENT_ID, MARKETING_CLIENT_SECRET) needs the role OrderAdmin. With --as USERNAME a seller user of
BENCH_CLIENT_ID does it, whose password is asked for, or read from the input: BenchOffice shows, gives back up to $50 of an order, corrects the mailbox of its gift cards up to as much, and ends its link; BenchLead does all.
Ends with 0 when it is done, 1 when it is not or people must act, 2 for a command it does not know.`;

/** What of the environment the command uses. */
export const ordersVariables = [
  'COMMERCE_URL',
  'APP_API_URL',
  'MARKETING_CLIENT_ID',
  'MARKETING_CLIENT_SECRET',
  'BENCH_CLIENT_ID',
] as const;

interface Streams {
  say(line: string): void;
  complain(line: string): void;
  /** The password of who is named. */
  password?(): Promise<string>;
}

/** Runs one command and says how the order's money stands then; returns the exit code. Throws when commerce platform or App API do not answer. */
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
  const request = {
    who: 'The App API',
    todo: 'Set APP_API_URL, see whether the services run, and what became of it: run show.',
  };
  const response = await reached(request, `${env.APP_API_URL}/api/${path}`, {
    method,
    signal: AbortSignal.timeout(timeoutMs),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer = (await response.json().catch(() => null)) as Answer | null;
  const data = response.ok ? answer?.data : undefined;
  if (!data) {
    complain(refusalWords(command.name, response.status, answer?.Errors?.[0]));
    return 1;
  }
  if ('PartialAccountNumber' in data) {
    say(cardLine(data));
    return 0;
  }
  if ('Ended' in data) {
    say('The link opens nothing any more. Whoever ordered gets another by looking the order up.');
    return 0;
  }
  for (const line of 'OrderID' in data ? moneyLines(data) : workLines(data)) say(line);
  const isUnread = 'Unread' in data && data.Unread.length > 0;
  return data.Work.length > 0 || isUnread ? 1 : 0;
}

interface Answer {
  data?: MoneyAnswer | WorkAnswer | CardAnswer | { Ended: true };
  Errors?: Refusal[];
}

interface Refusal {
  ErrorCode: string;
  Message: string;
  Data?: { field?: string } | null;
}

function clientToken(env: Env): Promise<string | null> {
  const { MARKETING_CLIENT_SECRET, MARKETING_CLIENT_ID } = env;
  return Auth.ClientCredentials(
    MARKETING_CLIENT_SECRET,
    MARKETING_CLIENT_ID,
    rolesOfCaller('moneyDesk'),
  ).then(
    ({ access_token }) => access_token,
    (error: unknown) => noToken(error, env.COMMERCE_URL),
  );
}

function callOf(command: OrdersCommand): { method: 'GET' | 'POST'; path: string; body?: object } {
  const Key = randomUUID();
  switch (command.name) {
    case 'work':
      return { method: 'GET', path: 'work' };
    case 'done':
      return { method: 'POST', path: 'work/done', body: { Key: command.key } };
    case 'show':
      return { method: 'GET', path: `order/${command.order}/money` };
    case 'cancel':
      return { method: 'POST', path: `order/${command.order}/cancel` };
    case 'end-link':
      return { method: 'POST', path: `order/${command.order}/link/end` };
    case 'capture':
      return { method: 'POST', path: `order/${command.order}/money/capture`, body: { Key } };
    case 'gift-card':
      return {
        method: 'POST',
        path: `order/${command.order}/giftcards/${command.place}/mailbox`,
        body: { Email: command.email },
      };
    case 'refund':
      return {
        method: 'POST',
        path: `order/${command.order}/money/refund`,
        body: { Key, ...(command.cents === null ? {} : { AmountCents: command.cents }) },
      };
  }
}

function refusalWords(
  name: OrdersCommand['name'],
  status: number,
  error: Refusal | undefined,
): string {
  if (status === 404 && error?.Data?.field === 'card')
    return 'The order has no gift card by e-mail of this number: they are counted from 1, paper cards included.';
  if (status === 404 && name === 'end-link')
    return 'No link of this order opens just now: it has ended, or no such order was placed.';
  if (status === 404)
    return name === 'done'
      ? 'There is no such line of work, or it is done: see `work`.'
      : 'No order of this ID or number was placed with this shop.';
  if (status === 403) return 'That is more than this role may do.';
  if (status === 400 && error?.Data?.field === 'AmountCents')
    return 'The order does not owe so much: see `show`.';
  if (status === 400 && error?.Data?.field === 'Email') return 'This is not an e-mail address.';
  if (error?.ErrorCode === 'gift-card-spent')
    return 'Something of this card is spent or held by an order, or its own order was canceled: it cannot be sent again.';
  if (error?.ErrorCode === 'gift-card-too-often')
    return 'This card was mailed within the last two minutes, or ten times already.';
  return `The App API answers ${status}: ${error?.Message ?? 'no more is known; run show'}`;
}
