import { z } from 'zod';

/** Which requests something concerns; every part that is named must hold. */
export const selectorSchema = z.strictObject({
  /** First segment of the path: `commerce`, `search`, `content`, `files`, `payments`, `mail`, `app-api`, `integration`, …, or `smtp`. */
  system: z.string().optional(),
  method: z.string().toUpperCase().optional(),
  /** Path below the system; `*` stands for any characters. */
  route: z.string().optional(),
  /** Headers that must be there with exactly these values. */
  header: z.record(z.string().toLowerCase(), z.string()).optional(),
  /** An order's ID, named by the path, the query or the body; payments name it with the attempt's number behind it. */
  orderID: z.string().min(1).optional(),
  /** One recipient of a mail. */
  recipient: z.string().toLowerCase().optional(),
});

export type Selector = z.infer<typeof selectorSchema>;

/** What can be known of a request, and is asked for only where a selector needs it. */
export interface RequestFacts {
  system: string;
  method: string;
  /** Below the system, without the query. */
  path: string;
  header(name: string): string | null;
  /** Whether path, query or body name this text. */
  mentions(text: string): boolean;
  recipients: readonly string[];
}

/** Whether a selector means a request. An empty selector means every one. */
export function selects(selector: Selector, request: RequestFacts): boolean {
  const { system, method, route, header = {}, orderID, recipient } = selector;
  return (
    (system === undefined || system === request.system) &&
    (method === undefined || method === request.method) &&
    (route === undefined || routePattern(route).test(request.path)) &&
    (recipient === undefined || request.recipients.includes(recipient)) &&
    Object.entries(header).every(([name, value]) => request.header(name) === value) &&
    (orderID === undefined || request.mentions(orderID))
  );
}

function routePattern(route: string): RegExp {
  const escaped = route.split('*').map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${escaped.join('.*')}$`);
}
