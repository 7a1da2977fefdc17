import { createServer } from 'node:http';
import type { Registry } from 'prom-client';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import type { Measures } from '@/lib/core/measures';

/** A figure that is read when the metrics are asked for. */
export interface Figure {
  /** Begins with `shop_`. */
  name: string;
  help: string;
  labels?: readonly string[];
  /** Throws when it cannot be known just now: then it is missing from the metrics. */
  read(): Promise<{ labels?: Record<string, string>; value: number }[]>;
}

/** Metrics in Prometheus' text format, and what counts for them. */
export interface Meter {
  measures: Measures;
  registry: Registry;
}

const answerSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25];
const vitalSeconds = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8];
const shifts = [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5];

/** Loads the metrics' library and makes every metric of a process, with `figures` beside what is counted. */
export async function createMeter(figures: readonly Figure[]): Promise<Meter> {
  const { default: prom } = await import('prom-client');
  const registry = new prom.Registry();
  const registers = [registry];
  prom.collectDefaultMetrics({ register: registry });
  const requests = new prom.Counter({
    name: 'shop_requests_total',
    help: 'Answers of the storefront by kind of address, status and where the page came from.',
    labelNames: ['kind', 'status', 'cache'],
    registers,
  });
  const histogram = (name: string, help: string, labelNames: string[], buckets = answerSeconds) =>
    new prom.Histogram({ name, help, labelNames, buckets, registers });
  const requestSeconds = histogram(
    'shop_request_seconds',
    'How long the storefront took to answer, the client’s reading included.',
    ['kind'],
  );
  const serviceSeconds = histogram(
    'shop_service_request_seconds',
    'How long a service took to answer.',
    ['service', 'status'],
  );
  const upstreamSeconds = histogram(
    'shop_upstream_seconds',
    'How long a call of another system took, its repeats included, by how it ended.',
    ['system', 'outcome'],
  );
  const vitals = histogram(
    'shop_web_vital_seconds',
    'How browsers met a page, of a sample of visits.',
    ['vital', 'kind'],
    vitalSeconds,
  );
  const layoutShift = histogram(
    'shop_web_vital_layout_shift',
    'How much of a page moved while it was there (CLS), of a sample of visits.',
    ['kind'],
    shifts,
  );
  for (const { name, help, labels = [], read } of figures) {
    new prom.Gauge({
      name,
      help,
      labelNames: [...labels],
      registers,
      async collect() {
        this.reset();
        try {
          for (const { labels: of = {}, value } of await read()) this.set(of, value);
        } catch (error) {
          // A gauge without labels would say 0 of what nobody knows.
          if (labels.length === 0) this.set(NaN);
          log('warn', 'figure not read', { operation: name, detail: errorWords(error) });
        }
      },
    });
  }
  return {
    registry,
    measures: {
      answered: (kind, status, cache, ms) => {
        requests.inc({ kind, status, cache });
        requestSeconds.observe({ kind }, ms / 1000);
      },
      served: (service, status, ms) => serviceSeconds.observe({ service, status }, ms / 1000),
      called: (system, outcome, ms) => upstreamSeconds.observe({ system, outcome }, ms / 1000),
      vitalReported: (vital, kind, value) =>
        vital === 'CLS'
          ? layoutShift.observe({ kind }, value)
          : vitals.observe({ vital, kind }, value / 1000),
    },
  };
}

/** Serves `GET /metrics` on an address of its own. Throws an Error in plain words when the port is taken. */
export async function serveMetrics(
  { registry }: Meter,
  host: string,
  port: number,
): Promise<{ port: number; close(): void }> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        log('error', 'metrics not told', { detail: errorWords(error) });
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${port} is taken. Set METRICS_PORT to a free one.`)
          : error,
      ),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: () => server.close().closeAllConnections(),
  };
}
