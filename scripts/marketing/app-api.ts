import { readFile } from 'node:fs/promises';
import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { z } from 'zod';
import { rolesOfCaller } from '@/lib/config/commerce-access';
import type { Env } from '@/lib/config/env';
import { buyerSettingsSchema } from '@/lib/delivery/settings';
import { pageSettingsSchema } from '@/lib/seo/page-settings';

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

/** The text of a file of who typed the command. Throws `MarketingError`. */
export async function textOfFile(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => {
    throw new MarketingError(`${file} cannot be read.`);
  });
}

/** JSON with its fault in words. Throws `MarketingError`. */
export function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MarketingError(
      `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
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

const catalogAnswer = z.object({
  data: z.object({ Name: z.string(), Active: z.boolean(), CategoryCount: z.number() }),
});

/** Has every storefront read the shop's catalogue anew, once the App API knows it, and says what is read then (specification A7). Throws `MarketingError`. */
export async function refreshCatalogue(env: Env, say: (line: string) => void): Promise<void> {
  const id = env.COMMERCE_CATALOG_ID;
  const path = `/api/catalogs/${encodeURIComponent(id)}`;
  const call = appApi(env);
  const read = await call('GET', path).catch((error: unknown) => {
    throw error instanceof MarketingError && error.code === 'not-found'
      ? new MarketingError(`There is no catalogue ${id}. COMMERCE_CATALOG_ID names it.`)
      : error;
  });
  const catalog = catalogAnswer.safeParse(read);
  if (!catalog.success) throw new MarketingError(`The App API does not say what ${id} is.`);
  await call('POST', `${path}/refresh`);
  const { Name, Active, CategoryCount } = catalog.data.data;
  say(
    `Every storefront reads the catalogue ${Name} (${id}) anew: ${CategoryCount} categories.${Active ? '' : ' It is not active: shoppers see nothing of it.'}`,
  );
}

const mostFaults = 12;

/** Checks a file of buyer settings, page meta included, and writes it through the App API. */
export async function putBuyerSettings(
  env: Env,
  file: string,
  say: (line: string) => void,
): Promise<void> {
  const document = jsonOf(await textOfFile(file), file);
  const parsed = buyerSettingsSchema.safeParse(document);
  const faults = [
    ...(parsed.error?.issues ?? []).map(
      ({ path, message }) => `${path.join('.') || 'the document'}: ${message}`,
    ),
    ...Object.entries(parsed.data?.xp.SeoPages ?? {}).flatMap(([page, meta]) => [
      ...(/^\/(?!\/)/.test(page) ? [] : [`xp.SeoPages: ${page} is no path of the shop`]),
      ...(pageSettingsSchema.safeParse(meta).error?.issues ?? []).map(
        ({ path, message }) => `xp.SeoPages ${page} ${path.join('.')}: ${message}`,
      ),
    ]),
  ];
  if (faults.length > 0)
    throw new MarketingError(
      [
        `${file} is not right, nothing was written:`,
        ...faults.slice(0, mostFaults).map((fault) => `  ${fault}`),
      ].join('\n'),
    );
  await appApi(env)('PUT', '/webdata/buyerxp', document);
  say(
    `${file} is written: ${Object.keys(parsed.data?.xp.SeoPages ?? {}).length} pages with meta of their own, ${parsed.data?.xp.Holidays.length ?? 0} holidays.`,
  );
}
