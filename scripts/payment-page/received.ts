import { createHash } from 'node:crypto';
import { isFrameworkHeader } from '@/lib/core/framework';
import { reachedFrom } from './reached';
import { pageParts } from './page-parts';

/** What a browser receives with the payment page, as far as it decides what runs there. */
export interface Received {
  /** Every header but those of the moment, names in lower case. */
  headers: Record<string, string>;
  /** Hashes of the inline scripts, in their order. */
  inline: string[];
  /** This site's scripts and all they can load later, by path, with their hashes; `elsewhere` for those of other sites, which their owners change. */
  scripts: Record<string, string>;
  /** Frames, objects, forms, base addresses, orders to the browser and handlers written into the markup. */
  elements: string[];
}

/** Of the moment, of the connection, or of the way the bytes were packed. */
const ofTheMoment = new Set([
  'age',
  'alt-svc',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'last-modified',
  'server-timing',
  'transfer-encoding',
  'vary',
  'x-request-id',
]);

const hashOf = (bytes: string | Uint8Array) =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Gets the page and every script it names or may name later. `ignored` headers are left out besides those of the moment. Throws an Error when
 * page or script does not answer 200.
 */
export async function receive(url: string, ignored: readonly string[] = []): Promise<Received> {
  const { origin } = new URL(url);
  const page = await answerOf(url);
  const { inline, sources, elements } = pageParts(await page.text());
  const addresses = sources.map((source) => new URL(source, url));
  const own = addresses
    .filter((address) => address.origin === origin)
    .map(({ pathname }) => pathname);
  const texts = await reachedFrom(own.map(withoutPrefix), async (file) =>
    (await answerOf(new URL(withPrefix(file), origin).href)).text(),
  );
  const scripts = Object.fromEntries(
    [...texts].map(([file, text]): [string, string] => [withPrefix(file), hashOf(text)]),
  );
  for (const { origin: from, href } of addresses) if (from !== origin) scripts[href] = 'elsewhere';
  const headers = [...page.headers].filter(
    ([name]) => !ofTheMoment.has(name) && !isFrameworkHeader(name) && !ignored.includes(name),
  );
  return { headers: Object.fromEntries(headers), inline: inline.map(hashOf), scripts, elements };
}

/** The build's files are named without the framework's folder in its scripts, and with it in pages. */
const folder = '/_next/';
const withoutPrefix = (path: string) =>
  path.startsWith(folder) ? path.slice(folder.length) : path;
const withPrefix = (file: string) => (file.startsWith('/') ? file : folder + file);

async function answerOf(url: string): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual', headers: { accept: 'text/html, */*' } });
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  return answer;
}
