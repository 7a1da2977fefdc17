import { createHmac } from 'node:crypto';
import pino from 'pino';
import { env } from '@/lib/config/env';
import { processWide } from '@/lib/core/process-wide';
import { currentRequest } from '@/lib/core/request-context';
import { createCollapse } from './collapse';
import { securityKinds, type SecurityKind } from './event-kinds';
import { securityLine, type EventFacts, type SecurityLine } from './security-line';

const logger = pino({
  level: process.env.LOG_LEVEL === 'silent' ? 'silent' : 'security',
  customLevels: { security: 70 },
  base: { stream: 'security' },
  timestamp: () => `,"ts":"${new Date().toISOString()}"`,
});

const write = (line: SecurityLine) => logger.security(line, 'security');
const repeated = processWide('security-log', () =>
  createCollapse<SecurityLine>((line, count) => write(count === 1 ? line : { ...line, count })),
);

/**
 * Writes one line of the security log to standard output, of its own level (70) and stream (`security`), whatever `LOG_LEVEL` says but `silent`.
 * Request ID and address are those of the request being served. Decision 114.
 */
export function securityEvent(kind: SecurityKind, facts: EventFacts = {}): void {
  const line = securityLine(kind, facts, currentRequest() ?? {}, keyOf());
  if (!securityKinds[kind].often) return write(line);
  const { network, account = '', card = '', reason = '', blocked = '', page = '' } = line;
  repeated.take([kind, network, account, card, reason, blocked, page].join(' '), line);
}

/** The key of the hashes: one for storefronts and services, so that their lines can be laid side by side. */
function keyOf(): string {
  const { SECURITY_LOG_KEY, STOREFRONT_WEBHOOK_SECRET } = env();
  return (
    SECURITY_LOG_KEY ??
    createHmac('sha256', STOREFRONT_WEBHOOK_SECRET).update('security log').digest('base64url')
  );
}
