import { innerFetch, type InnerDocument } from './inner-fetch';

type Kind = 'page' | 'item';

const freshMs = 60_000;
const productPath = /^\/p\//i;
const shell = /<html[^>]*(id="__next_error__"|data-page="unmatched")/;

/** Whether a 404 document is only a shell, in need of the shop's own page. */
export function isShell(html: string): boolean {
  return shell.test(html.slice(0, 512));
}

/** Gives 404 answers their full body: the shop's not-found page, or for a product's address the page of a missing item. */
export function createNotFoundBodies(port: number): (pathname: string) => Promise<InnerDocument | null> {
  const kept = new Map<Kind, { document: InnerDocument; at: number }>();
  const load = async (kind: Kind): Promise<InnerDocument | null> => {
    const document = await innerFetch(port, `/missing-view/${kind}`).catch(() => null);
    if (document?.status !== 200) return kept.get(kind)?.document ?? null;
    kept.set(kind, { document, at: performance.now() });
    return document;
  };
  return async (pathname) => {
    const kind: Kind = productPath.test(pathname) ? 'item' : 'page';
    const known = kept.get(kind);
    if (!known) return load(kind);
    if (performance.now() - known.at > freshMs) void load(kind);
    return known.document;
  };
}
