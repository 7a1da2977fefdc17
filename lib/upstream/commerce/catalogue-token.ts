import 'server-only';
import { now } from '@/lib/core/time/clock';
import { processWide } from '@/lib/core/process/process-wide';
import { limits } from '@/lib/config/limits';
import { isRefusedWith } from '../upstream-error';
import { anonymousToken } from './auth';
import { commerceCall, type CommerceOptions } from './client';

interface CatalogueToken {
  accessToken: string;
  expiresAt: number;
}

const shared = processWide<{ token?: Promise<CatalogueToken> }>('catalogue-token', () => ({}));

/** The shared anonymous token for cacheable reads: made once, renewed before it expires, never used for anything personal. */
async function catalogueToken(): Promise<string> {
  const current = (shared.token ??= fetchToken());
  const { accessToken, expiresAt } = await current.catch((error: unknown) => {
    if (shared.token === current) shared.token = undefined;
    throw error;
  });
  if (expiresAt > now().getTime()) return accessToken;
  if (shared.token === current) shared.token = undefined;
  return catalogueToken();
}

/** Runs a catalogue read with the shared token; a 401 fetches a new one and tries once more (specification A4). Throws `UpstreamError`, and what `fn` throws. */
export async function withCatalogueToken<T>(fn: (accessToken: string) => Promise<T>): Promise<T> {
  const accessToken = await catalogueToken();
  try {
    return await fn(accessToken);
  } catch (error) {
    if (!isRefusedWith(error, 401)) throw error;
    if ((await shared.token)?.accessToken === accessToken) shared.token = undefined;
    return fn(await catalogueToken());
  }
}

/** One read of the catalogue through the SDK with the shared token. Throws `UpstreamError`. */
export function catalogueRead<T>(
  operation: string,
  fn: (options: CommerceOptions) => Promise<T>,
): Promise<T> {
  return withCatalogueToken((token) => commerceCall('catalogue', operation, true, token, fn));
}

async function fetchToken(): Promise<CatalogueToken> {
  const { accessToken, expiresIn } = await anonymousToken();
  const life = Math.max(1, expiresIn - limits.tokenRefreshLeadSeconds);
  return { accessToken, expiresAt: now().getTime() + life * 1000 };
}
