import type { RequestFacts } from './selector';

/** Paths that vendors' clients call without a prefix. */
const rootPaths: Record<string, string> = { spaces: 'content', merchants: 'payments' };

/** A request read once: its facts, its body for whoever works on it, and what the ledger keeps of it. */
export interface ReadRequest extends RequestFacts {
  body: Buffer | undefined;
  caller: string;
  orderIDs: readonly string[];
}

/** Reads a request that came over HTTP, whole. */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const url = new URL(request.url);
  const [, first = '', ...rest] = url.pathname.split('/');
  const body =
    request.method === 'GET' || request.method === 'HEAD'
      ? undefined
      : Buffer.from(await request.arrayBuffer());
  const text = body?.toString('utf8') ?? '';
  const address = decoded(url.pathname + url.search);
  const atRoot = Object.hasOwn(rootPaths, first) ? rootPaths[first] : undefined;
  return {
    system: atRoot ?? first,
    method: request.method,
    path: atRoot ? url.pathname : `/${rest.join('/')}`,
    header: (name) => request.headers.get(name),
    mentions: (wanted) => address.includes(wanted) || text.includes(wanted),
    recipients: [],
    body,
    caller: callerOf(request.headers.get('authorization') ?? ''),
    orderIDs: ordersOf(url.pathname, text),
  };
}

/** The facts of a mail in its envelope. */
export function mailFacts(recipients: readonly string[]): RequestFacts {
  return {
    system: 'smtp',
    method: 'MAIL',
    path: '/',
    header: () => null,
    mentions: () => false,
    recipients,
  };
}

function callerOf(authorization: string): string {
  const [scheme, value = ''] = authorization.split(' ');
  if (scheme === 'Basic') return Buffer.from(value, 'base64').toString('utf8').split(':')[0] ?? '';
  if (scheme !== 'Bearer') return '';
  try {
    const claims = JSON.parse(
      Buffer.from(value.split('.')[1] ?? '', 'base64url').toString('utf8'),
    ) as { usr?: string; cid?: string };
    return [claims.usr, claims.cid].filter(Boolean).join('@');
  } catch {
    return '';
  }
}

const inPath = /\/orders?\/(?:outgoing\/|incoming\/|all\/)?([A-Za-z0-9_-]+)/i;
const inBody = /"order_?id"\s*:\s*"([A-Za-z0-9_-]+)"/gi;
const newOrder = /"ID"\s*:\s*"([A-Za-z0-9_-]+)"/g;

function ordersOf(path: string, body: string): string[] {
  const named = [
    inPath.exec(path)?.[1],
    ...[...body.matchAll(/\/orders\/\w+$/i.test(path) ? newOrder : inBody)].map(
      (match) => match[1],
    ),
  ];
  return [...new Set(named.filter((id) => id !== undefined))];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
