import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/config/env';
import { cacheHeader } from '@/lib/core/framework';
import { beginningOfPath } from '@/lib/http/policy-report';
import { browserCacheControl } from '@/lib/http/cache-control';
import { contentSecurityPolicy, reportOnlyPolicy } from '@/lib/security/content-security-policy';
import type { ForeignScripts } from '@/lib/security/foreign-scripts';
import { finishHead, inlineStyles } from './finish-head';
import { keptText, passingText, type FinishedText } from '@/lib/cache/finished-text';
import type { InnerDocument } from '@/lib/http/inner-fetch';
import { inlineScripts } from '@/lib/security/inline-scripts';
import { policyHosts, policyKind } from '@/lib/security/policy-hosts';
import { sayUnavailable } from './unavailable';
import { wholePageFor, type WholePage } from '@/lib/routes/missing-view';

export interface Documents {
  env: Env;
  wholePage(kind: WholePage): Promise<InnerDocument | null>;
  foreignScripts: ForeignScripts;
}

/** Turns Next's HTML into the document the shop sends: with a full body for a 404 or a failure, and with its own policy. */
export async function finishDocument(
  request: IncomingMessage,
  response: ServerResponse,
  made: string,
  documents: Documents,
): Promise<FinishedText> {
  const pathname = (request.url ?? '/').split('?')[0] ?? '/';
  const kind = wholePageFor(response.statusCode, pathname, made);
  if (kind === 'failed') sayUnavailable(response);
  const replacement = kind && (await documents.wholePage(kind));
  const html = replacement?.html ?? made;
  const cached =
    replacement !== null || (response.hasHeader(cacheHeader) && !response.hasHeader('set-cookie'));
  const finished = cached ? keptText(html, finishHead) : passingText(finishHead(html));
  const hosts = policyHosts(pathname, documents.env);
  response.setHeader(
    'Content-Security-Policy',
    finished.derived(`policy of ${policyKind(pathname)}`, (text) => {
      const { own, foreign } = inlineScripts(text);
      documents.foreignScripts.count(foreign, beginningOfPath(pathname));
      return contentSecurityPolicy({ scripts: own, styles: inlineStyles(text) }, hosts);
    }),
  );
  // A development build and Google's map run by `eval` what no Trusted Types let pass, and who asks banks hands its frame over as markup.
  const isKnown = hosts.development || hosts.maps || hosts.bankFrames?.length;
  if (!hosts.trustedTypes && !isKnown)
    response.setHeader('Content-Security-Policy-Report-Only', reportOnlyPolicy(hosts));
  response.setHeader(
    'Cache-Control',
    browserCacheControl(
      String(response.getHeader('cache-control') ?? ''),
      response.statusCode,
      response.hasHeader('set-cookie'),
    ),
  );
  return finished;
}
