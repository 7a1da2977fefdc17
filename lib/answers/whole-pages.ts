import type { InnerDocument } from '@/lib/http/inner-fetch';
import type { WholePage } from '@/lib/routes/missing-view';

const freshMs = 60_000;

/** What stands for a page that nobody made because there is none. */
export const unmade = '<!DOCTYPE html><html></html>';

/** Loads the shop's own pages through the handler and keeps them; an old copy is served while a new one is made, or cannot be. */
export function createWholePages(
  ask: (path: string) => Promise<InnerDocument>,
): (kind: WholePage) => Promise<InnerDocument | null> {
  const kept = new Map<WholePage, { document: InnerDocument; at: number }>();
  const load = async (kind: WholePage): Promise<InnerDocument | null> => {
    const document = await ask(`/missing-view/${kind}`).catch(() => null);
    if (document?.status !== 200) return kept.get(kind)?.document ?? null;
    kept.set(kind, { document, at: performance.now() });
    return document;
  };
  return async (kind) => {
    const entry = kept.get(kind);
    if (!entry) return load(kind);
    if (performance.now() - entry.at > freshMs) void load(kind);
    return entry.document;
  };
}
