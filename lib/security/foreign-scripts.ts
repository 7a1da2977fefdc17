import { createHash } from 'node:crypto';
import { log } from '@/lib/core/log';
import { securityEvent } from './security-log';

/** So many different texts are told apart; what comes after them is counted as one. */
const mostForms = 100;
const rest = 'others';

export interface ForeignScripts {
  /** Counts the inline scripts found in the document of a page. */
  count(texts: readonly string[], page: string): void;
  /** How often each was met, by its hash. */
  counts: ReadonlyMap<string, number>;
}

/**
 * Counts inline scripts that were left out of a document's policy, and says so once for each text: by its hash, which is what a browser's console
 * names as well, never by its words, which may be a visitor's.
 */
export function createForeignScripts(): ForeignScripts {
  const counts = new Map<string, number>();
  return {
    counts,
    count(texts, page) {
      for (const text of texts) {
        const hash = createHash('sha256').update(text).digest('base64');
        const form = counts.has(hash) || counts.size < mostForms ? hash : rest;
        securityEvent('policy-report', { reason: 'inline-script-left-out', page });
        const before = counts.get(form) ?? 0;
        counts.set(form, before + 1);
        if (before === 0)
          log('warn', 'inline script left out of the policy', {
            detail: `${page}: sha256-${form}, ${text.length} characters`,
          });
      }
    },
  };
}
