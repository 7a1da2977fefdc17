import { createHmac } from 'node:crypto';
import pino from 'pino';
import { env } from '@/lib/config/env';
import { processWide } from '@/lib/core/process/process-wide';
import { currentRequest } from '@/lib/core/request-context';
import {
  type EventFacts,
  type SecurityKind,
  securityKinds,
  type SecurityLine,
  securityLine,
} from './security-line';
import { performance } from 'node:perf_hooks';

const windowMs = 60_000;
const mostKeys = 2_000;

interface Repeated {
  since: number;
  more: number;
}

/**
 * Makes one line of what repeats: the first of a key is written at once, those within the minute after it are counted and written together, with
 * their number, when the minute is over. `write` gets the key's value and how many it stands for. So many keys at most: more than that are written at once.
 */
export function createCollapse<T>(
  write: (value: T, count: number) => void,
  nowMs: () => number = () => performance.now(),
) {
  const collapsed = new Map<string, Repeated & { value: T }>();
  const writeEnded = () => {
    for (const [key, { since, more, value }] of collapsed) {
      if (nowMs() - since < windowMs) continue;
      collapsed.delete(key);
      if (more > 0) write(value, more);
    }
  };
  return {
    take(key: string, value: T): void {
      writeEnded();
      const repeated = collapsed.get(key);
      if (repeated) {
        repeated.more += 1;
        return;
      }
      write(value, 1);
      if (collapsed.size >= mostKeys) return;
      collapsed.set(key, { since: nowMs(), more: 0, value });
      setTimeout(writeEnded, windowMs + 1).unref();
    },
  };
}

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
