import { env } from '@/lib/config/env';
import { callUpstream } from '../policy';
import { answerText } from '../read-answer';
import { failureOf, UpstreamError } from '../upstream-error';

export type StaticFile = 'colors.json' | 'buyerxp.json' | 'sitemap.xml' | 'redirects.json';

/** The text of one of the retailer's static files, past every cache by a random guid (specification A7). Throws `UpstreamError`. */
export function getFile(name: StaticFile): Promise<string> {
  return callUpstream('files', name, { idempotent: true }, async (signal) => {
    const response = await fetch(`${env().FILES_URL}/${name}?guid=${crypto.randomUUID()}`, {
      signal,
      cache: 'no-store',
    });
    if (!response.ok) throw failureOf('files', response);
    return answerText(response);
  });
}

/** One of the JSON files, parsed by `parse`, which throws on a wrong shape. Throws `UpstreamError`. */
export async function getJsonFile<T>(
  name: Exclude<StaticFile, 'sitemap.xml'>,
  parse: (value: unknown) => T,
): Promise<T> {
  const text = await getFile(name);
  try {
    return parse(JSON.parse(text));
  } catch {
    throw new UpstreamError('files', 'unavailable', { code: 'malformed' });
  }
}
