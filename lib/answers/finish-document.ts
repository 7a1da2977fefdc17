import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '@/lib/config/env';
import { cacheHeader, buildFiles, sheetLink } from '@/lib/core/framework';
import { beginningOfPath } from '@/lib/http/policy-report';
import { browserCacheControl, missingLife } from '@/lib/http/cache-control';
import type { InnerDocument } from '@/lib/http/inner-fetch';
import { keptText, passingText, type FinishedText } from '@/lib/cache/finished-text';
import { contentSecurityPolicy, reportOnlyPolicy } from '@/lib/security/content-security-policy';
import type { ForeignScripts } from '@/lib/security/foreign-scripts';
import { inlineScripts } from '@/lib/security/inline-scripts';
import { policyHosts, policyKind } from '@/lib/security/policy-hosts';
import { isSameForAll, wholePageFor, type WholePage } from '@/lib/routes/missing-view';
import { trustedTypes } from '@/lib/security/trusted-types';
import {
  keptByNobody,
  unavailable,
  type Answer,
  type PageRequest,
  type FrameworkAnswer,
} from './answer';

/** What documents are finished with. */
export interface Documents {
  env: Env;
  wholePage(kind: WholePage): Promise<InnerDocument | null>;
  foreignScripts: ForeignScripts;
}

/** Turns Next's HTML into the document the shop sends: with a full body for a 404 or a failure, and with its own policy. */
export async function finishDocument(
  { url, isPreview }: Pick<PageRequest, 'url' | 'isPreview'>,
  made: FrameworkAnswer,
  documents: Documents,
): Promise<Answer & { text: FinishedText }> {
  const pathname = (url.split('?')[0] ?? '/').replace(/\/{2,}/g, '/');
  const body = made.body.toString();
  const kind = wholePageFor(made.status, pathname, body);
  const { status, headers } =
    kind === 'failed' ? unavailable : { status: made.status, headers: made.headers };
  const replacement = kind && (await documents.wholePage(kind));
  const html = replacement?.html ?? body;
  const setsCookie = made.headers['set-cookie'] !== undefined;
  const cached = replacement !== null || (made.headers[cacheHeader] !== undefined && !setsCookie);
  const text = cached ? keptText(html, finishHead) : passingText(finishHead(html));
  const hosts = policyHosts(pathname, documents.env, isPreview);
  const isAnybodys = replacement !== null && isSameForAll(kind) && !pathname.startsWith('/api/');
  const life = isAnybodys ? missingLife : String(headers['cache-control'] ?? '');
  const isFramed = (hosts.framedBy ?? []).length > 0;
  const policyName = `policy of ${policyKind(pathname)}${isFramed ? ' in a frame' : ''}`;
  const policy = text.derived(policyName, (document) => {
    const { own, foreign } = inlineScripts(document);
    documents.foreignScripts.count(foreign, beginningOfPath(pathname));
    return contentSecurityPolicy({ scripts: own, styles: inlineStyles(document) }, hosts);
  });
  // A development build and Google's map run by `eval` what no Trusted Types let pass, and who asks banks hands its frame over as markup.
  const isKnown = hosts.development || hosts.maps || hosts.bankFrames?.length;
  const reported = !hosts.trustedTypes && !isKnown;
  return {
    status,
    headers: {
      ...(kind === 'failed' ? headers : {}),
      'content-security-policy': policy,
      // It knows this site or nobody; the policy says who else.
      ...(isFramed ? { 'x-frame-options': undefined } : {}),
      ...(reported ? { 'content-security-policy-report-only': reportOnlyPolicy(hosts) } : {}),
      'cache-control': isPreview ? keptByNobody : browserCacheControl(life, status, setsCookie),
    },
    text,
  };
}

const inlined = /<style data-sheet="([^"]+)">/g;

/** Another file of the build, as a sheet names it from where it lies itself. */
const relativeAddress = /url\((?!["']?(?:[a-z]+:|\/|#))(["']?)([^"')]+)\1\)/g;
const sheets = new Map<string, string | null>();

const begin = `<head><script>${trustedTypes}</script>`;

/**
 * A document with what the front puts into its head (decision 116): first of all what a script may be made of, and in the place of each link to a style
 * sheet its text, so that the first view waits for nothing but itself. The link stays, `disabled` and for no medium: a browser loads it neither then nor ahead, and React, which
 * finds it there, neither asks for the sheet nor puts it in again when the visitor walks on.
 * A document that is finished already stays as it is.
 */
export function finishHead(html: string): string {
  const end = html.indexOf('</head>');
  if (end < 0 || html.lastIndexOf(begin, end) >= 0) return html;
  const head = html
    .slice(0, end)
    .replace('<head>', () => begin)
    .replace(sheetLink, (link, address: string) => {
      const text = styleSheet(address);
      return text === null
        ? link
        : `<style data-sheet="${address}">${text}</style>${link.replace('<link ', '<link disabled="" media="not all" ')}`;
    });
  return head + html.slice(end);
}

/** The texts of the style sheets that stand in a finished document. */
export function inlineStyles(html: string): string[] {
  return [...html.matchAll(inlined)].flatMap(([, address = '']) => styleSheet(address) ?? []);
}

/** The text of one of the build's style sheets by its address, to stand in any document; `null` where there is none, as in a development build. Read once. */
function styleSheet(address: string): string | null {
  const kept = sheets.get(address);
  if (kept !== undefined) return kept;
  const text =
    textOf(address.slice(buildFiles.length))?.replace(
      relativeAddress,
      (_, quote: string, path: string) =>
        `url(${quote}${new URL(path, `http://shop${address}`).pathname}${quote})`,
    ) ?? null;
  sheets.set(address, text);
  return text;
}

function textOf(file: string): string | null {
  if (file.includes('..')) return null;
  try {
    return readFileSync(join(process.cwd(), '.next/static', file), 'utf8').replaceAll('</', '<\\/');
  } catch {
    return null;
  }
}
