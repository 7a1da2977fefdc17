import { processWide } from './process/process-wide';

/** What a span says: names and numbers of the shop's own. Never what a shopper typed, a token, or an address with a query. */
export type SpanFacts = Readonly<Record<string, string | number | boolean | undefined>>;

/** One piece of work in a trace, while it is under way. */
export interface Span {
  tell(facts: SpanFacts): void;
  rename(name: string): void;
  /** Marks it as failed; `kind` is a word of the shop's own, not the error's message. */
  fail(kind: string): void;
}

/** A piece of work to be seen in a trace. */
export interface Work {
  /** `server`: a request that came in. `client`: a call that leaves the process. */
  kind: 'server' | 'client' | 'internal';
  name: string;
  facts?: SpanFacts;
  /** Begins a trace, or goes on with the one this `traceparent` names. Work without it is seen only as a part of other work. */
  from?: string | null;
}

/** What makes spans of work; there is none unless an endpoint is configured (decision 130). */
export interface Tracer {
  run<T>(work: Work, fn: (span: Span) => Promise<T>): Promise<T>;
  /** Trace and span of the work under way, as the header `traceparent` names them. */
  traceparent(): string | undefined;
  traceID(): string | undefined;
}

const current = processWide('tracing', () => ({ tracer: null as Tracer | null }));
/** The span of work that is not seen. */
export const unseen: Span = {
  tell: () => undefined,
  rename: () => undefined,
  fail: () => undefined,
};

/** Sets what makes spans in this process; `null` ends it. */
export function useTracer(tracer: Tracer | null): void {
  current.tracer = tracer;
}

/** Whether work is seen in traces at all. */
export function isTracing(): boolean {
  return current.tracer !== null;
}

/** Does a piece of work, seen in the trace it belongs to; without a tracer it is done and nothing else. Throws what `fn` throws. */
export function traced<T>(work: Work, fn: (span: Span) => Promise<T>): Promise<T> {
  return current.tracer ? current.tracer.run(work, fn) : fn(unseen);
}

/** The header by which another process of the shop goes on with the trace under way; nothing outside one. */
export function traceHeaders(): Record<string, string> {
  const traceparent = current.tracer?.traceparent();
  return traceparent === undefined ? {} : { traceparent };
}

/** The ID of the trace under way, for log lines; `undefined` outside one, and for one that is not recorded. */
export function currentTraceID(): string | undefined {
  return current.tracer?.traceID();
}
