/** @jest-environment node */
import { measures } from '@/lib/core/measures';
import { isTracing } from '@/lib/core/tracing';
import { startTelemetry } from '@/lib/telemetry/start';

const loaded: string[] = [];
jest.mock('@/lib/telemetry/tracer', () => {
  loaded.push('tracer');
  return { startTracer: () => Promise.resolve({ stop: () => Promise.resolve() }) };
});
jest.mock('prom-client', () => {
  loaded.push('prom-client');
  return jest.requireActual<object>('prom-client');
});

describe('startTelemetry', () => {
  const off = { OTEL_TRACES_SAMPLER_ARG: 1, METRICS_HOST: '127.0.0.1' };

  it('loads nothing where nothing is configured', async () => {
    const end = await startTelemetry('test', off, []);
    expect([loaded, isTracing(), measures()]).toEqual([[], false, null]);
    await end();
  });

  it('loads what is configured, and ends it', async () => {
    const end = await startTelemetry(
      'test',
      { ...off, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', METRICS_PORT: 0 },
      [],
    );
    expect([loaded, isTracing(), measures() !== null]).toEqual([
      ['tracer', 'prom-client'],
      true,
      true,
    ]);
    await end();
    expect([isTracing(), measures()]).toEqual([false, null]);
  });
});
