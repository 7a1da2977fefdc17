import { AsyncLocalStorage } from 'node:async_hooks';
import { processWide } from './process/process-wide';

/** What follows a request through every layer of one process. */
export interface RequestContext {
  /** 8 to 64 letters, digits and dashes; echoed to the client, logged, sent upstream. */
  requestId: string;
  /** The client's address as the front names it; never written to a log as it is. */
  clientAddress?: string;
  /** Whether a handler answers this client alone; pages are made for everybody, whoever asks first. */
  isForClient?: boolean;
  /** The page of the cache that answers it, by the framework's key, and when that page was filed. */
  keptPage?: { key: string; filedAt: number };
  /** For staff alone: what the calls of this request took, by system, in milliseconds. */
  times?: Map<string, { ms: number; calls: number }>;
}

const storage = processWide('request-context', () => new AsyncLocalStorage<RequestContext>());

/** Runs `fn` with a request context that everything it awaits can read; the times of a request around it are taken on. */
export function withRequestContext<T>(context: RequestContext, fn: () => T): T {
  const times = context.times ?? storage.getStore()?.times;
  return storage.run(times ? { ...context, times } : context, fn);
}

/** The request being served, or `undefined` outside one. */
export function currentRequest(): RequestContext | undefined {
  return storage.getStore();
}

/** The ID of the request being served, or `undefined` outside one. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}
