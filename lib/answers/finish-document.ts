import type { Env } from '@/lib/config/env';
import { cacheHeader } from '@/lib/core/framework';
import { beginningOfPath } from '@/lib/http/policy-report';
import { browserCacheControl } from '@/lib/http/cache-control';
import type { InnerDocument } from '@/lib/http/inner-fetch';
import { keptText, passingText, type FinishedText } from '@/lib/cache/finished-text';
import { contentSecurityPolicy, reportOnlyPolicy } from '@/lib/security/content-security-policy';
import type { ForeignScripts } from '@/lib/security/foreign-scripts';
import { inlineScripts } from '@/lib/security/inline-scripts';
import { policyHosts, policyKind } from '@/lib/security/policy-hosts';
import { wholePageFor, type WholePage } from '@/lib/routes/missing-view';
import {
  keptByNobody,
  unavailable,
  type Answer,
  type PageRequest,
  type FrameworkAnswer,
} from './answer';
import { finishHead, inlineStyles } from './finish-head';

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
      'cache-control': isPreview
        ? keptByNobody
        : browserCacheControl(String(headers['cache-control'] ?? ''), status, setsCookie),
    },
    text,
  };
}
