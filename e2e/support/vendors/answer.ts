import type { BrowserContext, Route } from '@playwright/test';
import { platformUrl } from '../../../__tests__/http/support/request';

/** What a vendor's host answers to an address; `null` for one nobody documents. */
export type Answers = (url: URL, route: Route) => Promise<Answer | null> | Answer | null;

export interface Answer {
  status?: number;
  contentType: string;
  body: string;
}

const cors = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' };

/** Answers a vendor's host in the place of the vendor; what it was asked and has no answer for is kept in `unknown`. */
export async function answerHost(
  context: BrowserContext,
  host: string,
  answers: Answers,
  unknown: string[],
): Promise<void> {
  await context.route(`https://${host}/**`, async (route) => {
    const url = new URL(route.request().url());
    const answer = await answers(url, route);
    if (answer) return route.fulfill({ status: 200, headers: cors, ...answer });
    unknown.push(`${route.request().method()} ${url.origin}${url.pathname}`);
    return route.abort();
  });
}

/** The answer of the stand-in on this machine, which speaks the same protocol, with its address turned into the vendor's. */
export async function askStandIn(
  route: Route,
  path: string,
  vendor: string,
  standIn: string,
): Promise<Answer> {
  const request = route.request();
  const answer = await fetch(new URL(path, platformUrl), {
    method: request.method(),
    body: request.postData(),
    headers: { 'content-type': request.headers()['content-type'] ?? 'application/json' },
  });
  const body = await answer.text();
  return {
    status: answer.status,
    contentType: answer.headers.get('content-type') ?? 'text/plain',
    body: body.replaceAll(standIn, vendor),
  };
}
