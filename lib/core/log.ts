import pino from 'pino';
import { currentRequestId } from './request-context';
import { currentTraceID } from './tracing';

/** The only fields a log line may carry: nothing a shopper typed, no token, no address with a query. */
export interface LogFields {
  /** Pattern of the route, never its values. */
  route?: string;
  method?: string;
  status?: number;
  ms?: number;
  upstream?: string;
  operation?: string;
  attempt?: number;
  outcome?: string;
  errCode?: string;
  /** An order's ID where a failure has to be traced to it. */
  orderID?: string;
  count?: number;
  detail?: string;
}

const allowed = new Set<string>([
  'route',
  'method',
  'status',
  'ms',
  'upstream',
  'operation',
  'attempt',
  'outcome',
  'errCode',
  'orderID',
  'count',
  'detail',
] satisfies (keyof LogFields)[]);

const logger = pino({
  level: process.env.LOG_LEVEL || 'info',
  base: null,
  timestamp: () => `,"ts":"${new Date().toISOString()}"`,
});

/** Writes one JSON line to stdout with the request's ID and that of its trace; fields outside the allow-list are dropped, control characters escaped. */
export function log(
  level: 'error' | 'warn' | 'info' | 'debug',
  event: string,
  fields: LogFields = {},
): void {
  const kept = Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => allowed.has(name) && value !== undefined),
  );
  logger[level]({ reqId: currentRequestId(), traceId: currentTraceID(), ...kept }, event);
}
