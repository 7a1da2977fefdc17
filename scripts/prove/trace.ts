import { createServer } from 'node:http';
import { createWriteStream } from 'node:fs';
import { z } from 'zod';
import { knownProducts } from '@/platform/stock/known-products';
import { costOfLoad, load } from '../bench/load.mjs';
import { Buyer } from './buyer';
import { median } from '../support/quantiles.mjs';
import type { ProofInput } from './proof';

const shopPort = Number(process.env.TEST_PORT || 3400);
const collectorPort = shopPort + 8;
const metricsPort = shopPort + 6;
const off = { OTEL_EXPORTER_OTLP_ENDPOINT: '', METRICS_PORT: '' };
const on = {
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  METRICS_PORT: String(metricsPort),
};
export const settings = on;

const rounds = 7;
const requests = 12_000;
const mostMore = 1.15;
const file = '.build/traces.jsonl';

const attribute = z.object({
  key: z.string(),
  value: z.object({ stringValue: z.string().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(attribute) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              startTimeUnixNano: z.coerce.number(),
              endTimeUnixNano: z.coerce.number(),
            }),
          ),
        }),
      ),
    }),
  ),
});

interface ReadSpan {
  process: string;
  trace: string;
  id: string;
  parent: string | undefined;
  name: string;
  startMs: number;
  ms: number;
}

/** `npm run prove:trace`: one trace from the press to the gateway, through both processes, and what tracing costs a page from the cache. */
export async function prove({ start, env }: ProofInput): Promise<boolean> {
  const collector = await startCollector();
  try {
    const shop = await start();
    const metrics: string[] = [];
    try {
      await buy(shop.shopUrl);
      for (const port of [metricsPort, metricsPort + 1])
        metrics.push(
          await fetch(`http://127.0.0.1:${port}/metrics`).then((answer) => answer.text()),
        );
    } finally {
      // What was traced last is sent when the processes end.
      await shop.stop();
    }
    console.log(`${collector.spans.length} spans in ${file}`);
    const holds = [
      isWhole('Add to Cart', collector.spans, 'POST api/cart', [
        'handler cart/lines',
        'orders LineItems.Create',
        'app-api POST /api/calculateorder',
      ]),
      isWhole('the submit', collector.spans, 'POST api/checkout', [
        'handler checkout/submit',
        'app-api POST /api/submitorder',
        'submit authorising',
        'payments authorise',
        'commerce Orders.Submit',
        'update services.submission',
      ]),
      ...[
        [0, 'shop_requests_total{kind="api/checkout",status="200",cache="none"}'],
        [0, 'shop_upstream_breaker{system="submit"} 0'],
        [1, 'shop_submits_unresolved 0'],
        [1, 'shop_upstream_seconds_count{system="payments",outcome="ok"}'],
      ].map(([of, line]) =>
        said(`metrics say ${line}`, (metrics[Number(of)] ?? '').includes(String(line))),
      ),
      await costsLittle(start, env),
    ];
    return holds.every(Boolean);
  } finally {
    collector.close();
  }
}

/** A collector of OTLP over HTTP that writes what it gets into a file, a line for each batch. */
async function startCollector() {
  const spans: ReadSpan[] = [];
  const out = createWriteStream(file);
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => {
      const text = Buffer.concat(parts).toString();
      out.write(`${text}\n`);
      for (const { resource, scopeSpans } of exported.parse(JSON.parse(text)).resourceSpans) {
        const process =
          resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
        for (const span of scopeSpans.flatMap(({ spans: some }) => some))
          spans.push({
            process,
            trace: span.traceId,
            id: span.spanId,
            parent: span.parentSpanId || undefined,
            name: span.name,
            startMs: span.startTimeUnixNano / 1e6,
            ms: (span.endTimeUnixNano - span.startTimeUnixNano) / 1e6,
          });
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(collectorPort, '127.0.0.1', resolve);
  });
  return {
    spans,
    close: () => {
      server.close().closeAllConnections();
      out.end();
    },
  };
}

async function buy(shopUrl: string): Promise<void> {
  const buyer = new Buyer(shopUrl);
  const { total } = await buyer.fillCart(knownProducts.plainBouquet);
  const { state } = await buyer.submit(total, await buyer.nonce());
  said(`the order is ${state}`, state === 'placed' || state === 'submitted');
}

/** Prints the trace that begins with `root` and has every one of `names`, in both processes. */
function isWhole(what: string, spans: readonly ReadSpan[], root: string, names: string[]): boolean {
  const has = (trace: ReadSpan[], name: string) => trace.some((span) => span.name === name);
  const traces = Object.values(groups(spans));
  const trace = traces
    .filter((one) => one.some(({ name, parent }) => name === root && parent === undefined))
    .sort((one, other) => matches(other, names) - matches(one, names))[0];
  if (!trace) return said(`${what}: a trace that begins with ${root}`, false);
  print(trace);
  const processes = new Set(trace.map(({ process }) => process));
  const orphans = trace.filter(
    ({ parent }) => parent !== undefined && !trace.some(({ id }) => id === parent),
  );
  return [
    said(
      `${what}: one trace, ${trace.length} spans, in ${[...processes].join(' and ')}`,
      processes.size === 2,
    ),
    said(`${what}: every span within another of it`, orphans.length === 0),
    ...names.map((name) => said(`${what}: ${name}`, has(trace, name))),
  ].every(Boolean);
}

const matches = (trace: ReadSpan[], names: string[]) =>
  names.filter((name) => trace.some((span) => span.name === name)).length;

function groups(spans: readonly ReadSpan[]): Record<string, ReadSpan[]> {
  const of: Record<string, ReadSpan[]> = {};
  for (const span of spans) (of[span.trace] ??= []).push(span);
  return of;
}

function print(trace: ReadSpan[]): void {
  const first = Math.min(...trace.map(({ startMs }) => startMs));
  const below = (parent: string | undefined, depth: number) => {
    for (const span of trace
      .filter((one) => one.parent === parent)
      .sort((one, other) => one.startMs - other.startMs)) {
      const at = `${(span.startMs - first).toFixed(1).padStart(8)} ms ${span.ms.toFixed(1).padStart(8)} ms`;
      console.log(`${at}  ${span.process.padEnd(10)} ${'  '.repeat(depth)}${span.name}`);
      below(span.id, depth + 1);
    }
  };
  below(undefined, 0);
}

/** Processor time of the storefront for a page from the cache, traced and counted and not, in turns. */
async function costsLittle(start: ProofInput['start'], env: ProofInput['env']): Promise<boolean> {
  const costs: Record<'off' | 'on', number[]> = { off: [], on: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const [mode, variables] of [
      ['off', off],
      ['on', on],
    ] as const) {
      Object.assign(env, variables);
      const shop = await start();
      try {
        const url = `${shop.shopUrl}/`.replace('localhost', '127.0.0.1');
        await load(url, requests / 3);
        const { cpu } = await costOfLoad(shop.frontPid, url, requests);
        costs[mode].push(cpu);
      } finally {
        await shop.stop();
      }
    }
  }
  const [without, traced] = [median(costs.off), median(costs.on)];
  const shown = (values: number[]) => values.map((value) => value.toFixed(3)).join(', ');
  return said(
    `home from the cache: ${without.toFixed(3)} ms CPU without (${shown(costs.off)}), ${traced.toFixed(3)} ms with traces and metrics (${shown(costs.on)}): ${(traced / without).toFixed(2)} ×, limit ${mostMore}`,
    traced <= without * mostMore,
  );
}

function said(what: string, holds: boolean): boolean {
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}`);
  return holds;
}
