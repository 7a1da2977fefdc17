import { Auth, Configuration, type RequestOptions } from 'ordercloud-javascript-sdk';
import { saidNothing } from '../said-nothing';
import { SetupError } from '../setup-error';

const timeoutMs = 30_000;

/** Makes calls with one token. Throws `SetupError`. */
export type Calls = <T>(fn: (options: RequestOptions) => Promise<T>) => Promise<T>;

interface Client {
  COMMERCE_URL: string;
  COMMERCE_SETUP_CLIENT_ID: string;
  COMMERCE_SETUP_CLIENT_SECRET: string;
}

/** Points the SDK of this process to an account, and opens it by its owner's client. */
export function setupCalls(env: Client): Calls {
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: timeoutMs });
  return ownersCalls(env);
}

/** Opens an account by its owner's client, in a process whose SDK points to it already. The token is asked for at the first call. */
export function ownersCalls(env: Client): Calls {
  let token: Promise<string> | undefined;
  return async (fn) => {
    const accessToken = await (token ??= tokenOf(env));
    try {
      return await fn({ accessToken });
    } catch (error) {
      throw new SetupError(wordsOf(error, env.COMMERCE_URL), statusOf(error));
    }
  };
}

async function tokenOf(env: Client): Promise<string> {
  const { COMMERCE_SETUP_CLIENT_ID: id, COMMERCE_SETUP_CLIENT_SECRET: secret } = env;
  try {
    return (await Auth.ClientCredentials(secret, id, ['FullAccess'])).access_token;
  } catch (error) {
    throw new SetupError(
      saidNothing(statusOf(error))
        ? wordsOf(error, env.COMMERCE_URL)
        : 'The commerce platform gives COMMERCE_SETUP_CLIENT_ID no token: make an API client with a secret and FullAccess in the vendor’s portal, and set COMMERCE_SETUP_CLIENT_ID and COMMERCE_SETUP_CLIENT_SECRET.',
      saidNothing(statusOf(error)) ? statusOf(error) : undefined,
    );
  }
}

function statusOf(error: unknown): number | undefined {
  const { status } = error as { status?: unknown };
  return typeof status === 'number' ? status : undefined;
}

function wordsOf(error: unknown, url: string): string {
  const status = statusOf(error);
  if (status === undefined) return `The commerce platform at ${url} does not answer.`;
  const { errorCode, message } = error as { errorCode?: string; message?: string };
  return `The commerce platform answers ${status} ${errorCode ?? ''}: ${message ?? ''}`;
}
