import { problem, type Problem } from '@/lib/core/error-codes';
import { err, ok, type Result } from '@/lib/core/result';
import { mayAttempt } from '@/lib/limits/attempts';
import { securityEvent } from '@/lib/security/security-log';
import { clientAddress } from './client-address';
import type { PolicyReport } from './policy-report';

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
