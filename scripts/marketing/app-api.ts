import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';

/** Something the command could not do, in words for who typed it. */
export class MarketingError extends Error {
  constructor(
    message: string,
    readonly code?: string,
  ) {
    super(message);
  }
}

const roles = rolesOfCaller('marketing');
const timeoutMs = 15_000;
const errorBody = z.object({
  Errors: z
    .array(z.object({ ErrorCode: z.string(), Message: z.string(), Data: z.unknown() }))
    .min(1),
});

export type CallAppApi = (
  method: 'GET' | 'PUT' | 'POST' | 'DELETE',
  path: string,
  body?: unknown,
) => Promise<unknown>;

/** The App API's calls for marketing and what they answer (specification A7), with a back-office token that is asked for at the first one. Throws `MarketingError`. */
export function appApi(env: Env): CallAppApi {
  let token: Promise<string> | undefined;
  return async (method, path, body) => {
    const response = await answered('The App API', `${env.APP_API_URL}${path}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${await (token ??= backOfficeToken(env))}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
    });
    if (!response.ok) throw await refusal(response);
    return response.json().catch(() => null);
  };
}

/** The text of one of the retailer's static files as it is now. Throws `MarketingError`. */
export async function fileText(env: Env, name: string): Promise<string> {
  const response = await answered(
    'The blob storage',
    `${env.FILES_URL}/${name}?guid=${crypto.randomUUID()}`,
    { signal: AbortSignal.timeout(timeoutMs) },
  );
  if (!response.ok) throw new MarketingError(`${name} cannot be read: ${response.status}.`);
  return response.text();
}

async function backOfficeToken(env: Env): Promise<string> {
  Configuration.Set({ baseApiUrl: env.COMMERCE_URL, timeoutInMilliseconds: timeoutMs });
  try {
    return (
      await Auth.ClientCredentials(env.MARKETING_CLIENT_SECRET, env.MARKETING_CLIENT_ID, roles)
    ).access_token;
  } catch (error) {
    const refused = typeof (error as { status?: unknown }).status === 'number';
    throw new MarketingError(
      refused
        ? 'The commerce platform refuses MARKETING_CLIENT_ID and MARKETING_CLIENT_SECRET, or this client has not the roles BuyerAdmin and CatalogAdmin.'
        : `The commerce platform at ${env.COMMERCE_URL} does not answer.`,
    );
  }
}

async function answered(who: string, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch {
    throw new MarketingError(
      `${who} at ${new URL(url).origin} does not answer. Is the back end running?`,
    );
  }
}

async function refusal(response: Response): Promise<MarketingError> {
  if (response.status === 401 || response.status === 403)
    return new MarketingError(
      'The App API does not let this client do that: it needs the roles BuyerAdmin and CatalogAdmin.',
    );
  const body = errorBody.safeParse(await response.json().catch(() => null));
  const [first] = body.success ? body.data.Errors : [];
  const field = (first?.Data as { field?: unknown } | null | undefined)?.field;
  if (!first) return new MarketingError(`The App API answers ${response.status}.`);
  return new MarketingError(
    `The App API refuses: ${first.Message}${typeof field === 'string' ? ` (${field})` : ''}`,
    first.ErrorCode,
  );
}
