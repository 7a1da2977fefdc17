import { Hono } from 'hono';
import { serveApp } from './serve';

/** One delivery as it came over the wire. */
export interface ReceivedWebhook {
  hash: string;
  raw: string;
  body: {
    Route: string;
    RouteParams: Record<string, string>;
    Verb: string;
    Date: string;
    UserToken: string;
    ConfigData: unknown;
    Request: { Body: Record<string, unknown> | null };
    Response: { Body: Record<string, unknown> | null };
  };
}

/** A middleware that keeps what a vendor's webhooks tell it. */
export interface WebhookReceiver {
  url: string;
  /** The next `count` deliveries that `wanted` picks, waited for. */
  next(wanted: (delivery: ReceivedWebhook) => boolean, count?: number): Promise<ReceivedWebhook[]>;
  all: ReceivedWebhook[];
  /** Answers the next deliveries with these statuses. */
  failWith(...statuses: number[]): void;
  close(): Promise<void>;
}

/** Listens on a free port of this machine. */
export async function receiveWebhooks(): Promise<WebhookReceiver> {
  const all: ReceivedWebhook[] = [];
  const waiting: { enough: () => boolean; done: () => void }[] = [];
  const statuses: number[] = [];
  const app = new Hono();
  app.post('/', async (c) => {
    const status = statuses.shift();
    if (status) return c.body(null, status as 500);
    const raw = await c.req.text();
    all.push({
      hash: c.req.header('x-oc-hash') ?? '',
      raw,
      body: JSON.parse(raw) as ReceivedWebhook['body'],
    });
    for (const { enough, done } of waiting) if (enough()) done();
    return c.json({});
  });
  const served = await serveApp(app);
  return {
    url: served.origin,
    all,
    failWith: (...given) => void statuses.push(...given),
    next: async (wanted, count = 1) => {
      const enough = () => all.filter(wanted).length >= count;
      if (!enough()) await new Promise<void>((done) => waiting.push({ enough, done }));
      return all.filter(wanted).slice(0, count);
    },
    close: served.close,
  };
}
