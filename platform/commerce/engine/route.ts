import type { Database, Queryable } from '@/services/database/database';
import type { Caller } from '../tokens/caller';
import type { Queue } from '../../wire/queue';
import type { ApiClients } from '../tokens/api-client';
import type { TokenDesk } from '../tokens/token-desk';
import type { Json } from './json';

/** One request, authorised and read. */
export interface Call {
  db: Database;
  /** Where lists of products and orders are read: it may be behind `db`, as the vendor's search index is. */
  searched: Queryable;
  tokens: TokenDesk;
  clients: ApiClients;
  deliveries: Pick<Queue, 'nudge'>;
  /** Whether the account lets its sellers submit the orders of buyers. */
  sellersSubmit: boolean;
  /** Who bears another token, one named in the query. Throws 401. */
  identify(token: string): Promise<Caller>;
  caller: Caller;
  /** Decoded path parameters. */
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The body as an object; empty when none was sent. */
  body: Json;
}

/** The answer: status and JSON body; without body nothing is sent. */
export interface Reply {
  status: number;
  body?: unknown;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One operation of the platform. */
export interface Route {
  method: Method;
  /** Path below `/v1`, parameters as `:name`; matched without regard to case. */
  path: string;
  /** Any one of these roles opens it, FullAccess always. Empty: any valid token. */
  roles: readonly string[];
  /** Whether it takes no token at all. */
  open?: boolean;
  /** Whether webhooks may be told of it; then it and what they are sent are one transaction. */
  observed?: boolean;
  handle(call: Call): Promise<Reply>;
}

/** A parameter of the matched path. */
export function param(call: Call, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`The path has no parameter ${name}.`);
  return value;
}
