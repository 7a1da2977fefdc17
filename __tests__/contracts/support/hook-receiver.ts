import { Hono } from 'hono';
import { serveApp } from './serve';

/** A webhook call as it came in. */
export interface ReceivedCall {
  path: string;
  headers: Record<string, string>;
  body: string;
}

/** Someone who subscribed to webhooks. `answers` are the statuses of the next calls; then all are taken with 200. */
export async function openReceiver(): Promise<{
  url: string;
  calls: ReceivedCall[];
  answers: number[];
  close(): Promise<void>;
}> {
  const calls: ReceivedCall[] = [];
  const answers: number[] = [];
  const app = new Hono();
  app.post('*', async (c) => {
    const { pathname, search } = new URL(c.req.url);
    calls.push({ path: `${pathname}${search}`, headers: c.req.header(), body: await c.req.text() });
    return c.body(null, (answers.shift() ?? 200) as 200);
  });
  const server = await serveApp(app);
  return { url: `${server.origin}/hooks/content`, calls, answers, close: server.close };
}
