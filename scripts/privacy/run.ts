import { parseArgs } from 'node:util';
import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { noToken, reached } from '../support/reached';
import type { Streams } from '../support/streams';

const timeoutMs = 120_000;

/** What the command does, and how it is asked. */
export const help = `npm run privacy -- COMMAND --email ADDRESS [--user ID…]

  export    everything that is kept of who has this e-mail, as JSON: users, addresses, masked cards, orders, messages, balances
  delete    deletes it, and says what was deleted and what is kept without the person (placed orders, seven years); a second run says
            nothing-left. While an order is under way nothing is deleted. After a backup was restored, --user names each of the userIDs of
            the first report: the user is gone, and their rows are back.

Make sure first that the request is the person's own: answer to the e-mail itself. The client (MARKETING_CLIENT_ID, MARKETING_CLIENT_SECRET) needs
the roles BuyerUserAdmin and BuyerImpersonation. Ends with 0 when it is done, 1 when it is not (also when orders are under way, or a user is somebody else's), 2 for a command it does not know.`;

/** What of the environment the command uses. */
export const privacyVariables = [
  'COMMERCE_URL',
  'APP_API_URL',
  'MARKETING_CLIENT_ID',
  'MARKETING_CLIENT_SECRET',
] as const;

/** Runs one command; returns the exit code. The e-mail goes in the body, never in an address. Throws when commerce platform or App API do not answer. */
export async function runPrivacy(
  args: readonly string[],
  env: Env,
  { say, complain }: Streams,
): Promise<0 | 1 | 2> {
  const command = commandOf(args);
  if (!command) {
    complain(help);
    return 2;
  }
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: timeoutMs });
  const token = await Auth.ClientCredentials(
    env.MARKETING_CLIENT_SECRET,
    env.MARKETING_CLIENT_ID,
    rolesOfCaller('privacy'),
  ).catch((error: unknown) => noToken(error, env.COMMERCE_URL));
  if (!token) {
    complain(
      `The commerce platform at ${env.COMMERCE_URL} gives this client no token with the roles BuyerUserAdmin and BuyerImpersonation.`,
    );
    return 1;
  }
  const api = {
    who: 'The App API',
    todo: 'Set APP_API_URL, see whether the services run. Nothing is certain: run it again.',
  };
  const response = await reached(api, `${env.APP_API_URL}/privacy/${command.command}`, {
    method: 'POST',
    signal: AbortSignal.timeout(timeoutMs),
    body: JSON.stringify({
      Email: command.email,
      ...(command.users.length > 0 ? { UserIDs: command.users } : {}),
    }),
    headers: { authorization: `Bearer ${token.access_token}`, 'content-type': 'application/json' },
  });
  const answer = (await response.json().catch(() => null)) as {
    data?: { outcome?: string };
  } | null;
  if (!response.ok || !answer?.data) {
    complain(`The App API answers ${response.status}; nothing is certain: run it again.`);
    return 1;
  }
  say(JSON.stringify(answer.data, null, 2));
  return ['waiting', 'not-theirs'].includes(answer.data.outcome ?? '') ? 1 : 0;
}

function commandOf(
  args: readonly string[],
): { command: 'export' | 'delete'; email: string; users: string[] } | null {
  try {
    const {
      values,
      positionals: [command, ...more],
    } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { email: { type: 'string' }, user: { type: 'string', multiple: true } },
    });
    if (
      (command !== 'export' && command !== 'delete') ||
      more.length > 0 ||
      !values.email?.includes('@') ||
      (command === 'export' && values.user)
    )
      return null;
    return { command, email: values.email, users: values.user ?? [] };
  } catch {
    return null;
  }
}
