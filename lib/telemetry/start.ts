import type { Env } from '@/lib/config/env';
import { useMeasures } from '@/lib/core/measures';
import { useTracer } from '@/lib/core/tracing';
import type { Figure } from './meter';

type Settings = Pick<
  Env,
  'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_TRACES_SAMPLER_ARG' | 'METRICS_HOST' | 'METRICS_PORT'
>;

/**
 * Begins to trace and to count in this process, each where it is configured; where neither is, nothing is loaded (decision 130). Call it before anything is
 * made that is to be seen. Returns a function that ends it: what is left is sent. Throws an Error in plain words when the port of the metrics is taken.
 */
export async function startTelemetry(
  service: string,
  { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share, ...metrics }: Settings,
  figures: readonly Figure[],
): Promise<() => Promise<void>> {
  const tracer = endpoint
    ? await (await import('./tracer')).startTracer({ service, endpoint, share })
    : null;
  useTracer(tracer);
  const server =
    metrics.METRICS_PORT === undefined
      ? null
      : await startMetrics(metrics.METRICS_HOST, metrics.METRICS_PORT, figures);
  return async () => {
    useTracer(null);
    useMeasures(null);
    server?.close();
    // A collector that is down must not keep the process from ending as it should.
    await tracer?.stop().catch(() => undefined);
  };
}

async function startMetrics(host: string, port: number, figures: readonly Figure[]) {
  const { createMeter, serveMetrics } = await import('./meter');
  const meter = await createMeter(figures);
  const server = await serveMetrics(meter, host, port);
  useMeasures(meter.measures);
  return server;
}
