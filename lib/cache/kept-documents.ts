import type { OutgoingHttpHeaders } from 'node:http';
import { compress, decompress } from './compress';
import { keptIn, type ByteCache } from './kept';
import {
  isCurrent,
  keptPages,
  pageOfRequest,
  type KeptDocument,
  type KeptPage,
} from './kept-pages';
import { now } from '@/lib/core/time/clock';
import { cacheHeader, isFrameworkHeader } from '@/lib/core/framework';
import { currentRequest } from '@/lib/core/request-context';
import { pageKey } from '@/lib/routes/page-key';
import type { FinishedText, SendableText } from './finished-text';

/** The headers that belong to a document; all others depend on its address. */
const ofDocument = /^(?:content-type|content-security-policy.*|cache-control|vary|link)$/;
const longestMs = 24 * 3600 * 1000;

/** The cached page that each address shows. */
const addresses = (): ByteCache<{ page: string; size: number }> => keptIn('addresses');
const gzips = (): ByteCache<{ body: Buffer; size: number }> => keptIn('gzipped');

/** The status and headers that the front, or the framework before it, sends with a document. */
interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
}

/**
 * Keeps a document that is about to be sent, with the page it was made of, for the next request of this address. It replaces the framework's own HTML:
 * finishing a finished document changes nothing.
 */
export async function keepDocument(url: string, answer: Answer, text: FinishedText): Promise<void> {
  if (!pageOfRequest() || text.etag === '' || answer.status !== 200) return;
  const headers = Object.fromEntries(
    Object.entries(answer.headers)
      .filter(([name]) => ofDocument.test(name) || isFrameworkHeader(name))
      .map(([name, value]) => [name, String(value)]),
  );
  const body = await text.encoded('br');
  const found = pageOfRequest();
  if (!found || !body) return;
  const { key, page } = found;
  if (page.document?.etag !== text.etag) {
    if (cacheHeader in headers) headers[cacheHeader] = 'HIT';
    keptPages().set(key, {
      ...page,
      document: { etag: text.etag, headers, body },
      html: body,
      size:
        page.size + body.byteLength - (page.html?.byteLength ?? 0) + JSON.stringify(headers).length,
    });
  }
  remember(url, key);
}

/** The finished document of the page that the framework has just answered this request with, when there is one already. */
export function finishedBefore(url: string, { status, headers }: Answer): KeptDocument | null {
  const found = status === 200 && headers[cacheHeader] === 'HIT' ? pageOfRequest() : null;
  if (!found?.page.document) return null;
  remember(url, found.key);
  return found.page.document;
}

/** The document kept for exactly this address, while its page is current. */
export function currentDocument(url: string): KeptDocument | null {
  const page = pageAt(url);
  if (!page?.document || !isCurrent(page)) return null;
  const request = currentRequest();
  const key = addresses().get(url)?.page;
  if (request && key !== undefined) request.keptPage = { key, filedAt: page.filedAt };
  return page.document;
}

/** The last document sent for this page, at most a day ago, even if its page has ended since (decision 009). */
export function lastGoodDocument(url: string): KeptDocument | null {
  const name = pageName(url);
  const page = name === null ? undefined : pageAt(name);
  return page && now().getTime() - page.sentAt <= longestMs ? (page.document ?? null) : null;
}

/** A kept document as it is sent. */
export function sendable(document: KeptDocument): SendableText {
  return {
    etag: document.etag,
    plain: () => decompress(document.body),
    encoded: (encoding) => (encoding === 'br' ? Promise.resolve(document.body) : gzipOf(document)),
  };
}

async function gzipOf({ etag, body }: KeptDocument): Promise<Buffer> {
  const kept = gzips().get(etag);
  if (kept) return kept.body;
  const made = await compress(await decompress(body), 'gzip', 'until-changed');
  gzips().set(etag, { body: made, size: made.byteLength });
  return made;
}

function remember(url: string, page: string): void {
  for (const address of [url, pageName(url)])
    if (address !== null)
      addresses().set(address, { page, size: 2 * address.length + page.length + 200 });
}

function pageAt(address: string): KeptPage | undefined {
  const found = addresses().get(address);
  return found && keptPages().get(found.page);
}

/** The key under which a page is remembered beside its addresses; no address holds a space. */
function pageName(url: string): string | null {
  const key = pageKey(url);
  return key === null ? null : `page ${key}`;
}
