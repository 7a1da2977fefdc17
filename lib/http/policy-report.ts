import { z } from 'zod';
import { problem, type Problem } from '@/lib/core/errors/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import { securityEvent } from '@/lib/security/security-log';
import { clientAddress } from './client-address';

/** What is kept of a browser's report: no whole address, no query, no sample of what was stopped. */
export interface PolicyReport {
  /** The directive that was not kept, as browsers name it; `other` for what is none. */
  directive: string;
  /** An origin, or the browser's word for what has none: `inline`, `eval`, `trusted-types-sink`. */
  blocked: string;
  /** The first two parts of the page's path. */
  page: string;
}

export const reportTypes = /^application\/(reports\+json|csp-report)\s*(;|$)/i;
export const reportBytes = 16 * 1024;
const mostReports = 50;

const named = z
  .object({
    'csp-report': z.object({
      'document-uri': z.string(),
      'blocked-uri': z.string().default(''),
      'effective-directive': z.string().optional(),
      'violated-directive': z.string().default(''),
    }),
  })
  .transform(({ 'csp-report': report }) => [
    policyReport(
      report['effective-directive'] ?? report['violated-directive'].split(' ')[0] ?? '',
      report['blocked-uri'],
      report['document-uri'],
    ),
  ]);

const violation = z.object({
  documentURL: z.string(),
  effectiveDirective: z.string(),
  blockedURL: z.string().nullish(),
});
const listed = z
  .array(z.object({ type: z.string(), body: z.unknown() }))
  .max(mostReports)
  .transform((reports) =>
    reports.flatMap(({ type, body }) => {
      const { success, data } = violation.safeParse(body);
      return type === 'csp-violation' && success
        ? [policyReport(data.effectiveDirective, data.blockedURL ?? '', data.documentURL)]
        : [];
    }),
  );

/** Both forms browsers send: one report of `report-uri`, or the list of the Reporting API, of which other kinds are dropped. */
export const reportsSchema = z.union([named, listed]);

const directives =
  /^(default|script|style|img|connect|font|worker|frame|object|manifest|media|child|prefetch)-src(-elem|-attr)?$|^(base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/;
const words =
  /^(inline|eval|wasm-eval|data|blob|filesystem|about|self|trusted-types-sink|trusted-types-policy)$/;
const part = /^[\w.-]{1,40}$/;

/** A report as it is kept; whatever has not the shape of its field becomes `other`. */
export function policyReport(directive: string, blocked: string, document: string): PolicyReport {
  return {
    directive: directives.test(directive) ? directive : 'other',
    blocked: words.test(blocked) ? blocked : originOf(blocked),
    page: URL.canParse(document) ? beginningOfPath(new URL(document).pathname) : 'other',
  };
}

/** The first two parts of a path (`/p/100202`), where they have the shape of this shop's; else `other`. */
export function beginningOfPath(pathname: string): string {
  const parts = pathname.split('/').slice(1, 3);
  return parts.every(
    (segment, at) => part.test(segment) || (segment === '' && at === parts.length - 1),
  )
    ? `/${parts.join('/')}`
    : 'other';
}

function originOf(text: string): string {
  if (!URL.canParse(text)) return 'other';
  const { protocol, host } = new URL(text);
  return /^(https?|wss?):$/.test(protocol) && host.length <= 100 ? `${protocol}//${host}` : 'other';
}

/** Writes each report into the security log, where repeated ones become one line with their number. Error: `rate-limited`. */
export async function takeReports(
  reports: readonly PolicyReport[],
  request: Request,
): Promise<Result<{ taken: number }, Problem>> {
  if (!(await mayAttempt('policy-report', { address: clientAddress(request) })))
    return err(problem('rate-limited'));
  for (const { directive, blocked, page } of reports)
    securityEvent('policy-report', { reason: directive, blocked, page });
  return ok({ taken: reports.length });
}
