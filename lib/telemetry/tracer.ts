import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span as Recorded } from '@opentelemetry/api';
import type { SpanExporter } from '@opentelemetry/sdk-trace';
import { unseen, type Span, type SpanFacts, type Tracer } from '@/lib/core/tracing';

interface Options {
  /** Name of the process in traces. */
  service: string;
  /** Where traces are sent: the address of an OTLP collector that takes HTTP with JSON. */
  endpoint: string;
  /** Share of traces that are recorded, 0 to 1. */
  share: number;
  /** Takes the spans in the endpoint's place, one by one: for tests. */
  exporter?: SpanExporter;
}

/** Makes spans with OpenTelemetry and sends them, a batch every five seconds. */
export interface RunningTracer extends Tracer {
  /** Sends what is left. */
  stop(): Promise<void>;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const sampled = 1;

/** Trace and span that a `traceparent` of W3C Trace Context names; `null` for any other text. */
export function readTraceparent(text: string | null | undefined) {
  const [, traceId = '', spanId = '', flags = ''] = form.exec(text ?? '') ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return null;
  return { traceId, spanId, traceFlags: parseInt(flags, 16) & sampled, isRemote: true };
}

/**
 * Loads OpenTelemetry and begins to trace. Its provider stays the shop's own and is not registered for the whole process, so that spans are those of
 * the shop's code alone (decision 130). Headers of the endpoint are read from OTEL_EXPORTER_OTLP_HEADERS by the exporter itself.
 */
export async function startTracer({
  service,
  endpoint,
  share,
  exporter,
}: Options): Promise<RunningTracer> {
  const [
    { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace },
    sdk,
    { OTLPTraceExporter },
    { defaultResource, detectResources, envDetector, resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const provider = new sdk.TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      exporter
        ? new sdk.SimpleSpanProcessor({ exporter })
        : new sdk.BatchSpanProcessor({
            exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
          }),
    ],
  });
  const tracer = provider.getTracer('lilac-and-loam');
  const storage = new AsyncLocalStorage<Recorded>();
  const kinds = {
    server: SpanKind.SERVER,
    client: SpanKind.CLIENT,
    internal: SpanKind.INTERNAL,
  };
  const toSpan = (recorded: Recorded): Span => ({
    tell: (facts: SpanFacts) => void recorded.setAttributes(facts),
    rename: (name) => void recorded.updateName(name),
    fail: (message) => void recorded.setStatus({ code: SpanStatusCode.ERROR, message }),
  });
  return {
    run: async ({ kind, name, facts, from }, fn) => {
      const parent = storage.getStore();
      const caller = parent ? null : readTraceparent(from);
      if (!parent && from === undefined) return fn(unseen);
      const around = parent
        ? trace.setSpan(ROOT_CONTEXT, parent)
        : caller
          ? trace.setSpanContext(ROOT_CONTEXT, caller)
          : ROOT_CONTEXT;
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes: facts }, around);
      try {
        return await storage.run(span, () => fn(toSpan(span)));
      } catch (error) {
        toSpan(span).fail(error instanceof Error ? error.name : typeof error);
        throw error;
      } finally {
        span.end();
      }
    },
    traceparent: () => {
      const context = storage.getStore()?.spanContext();
      return (
        context &&
        `00-${context.traceId}-${context.spanId}-${context.traceFlags & sampled ? '01' : '00'}`
      );
    },
    traceID: () => {
      const context = storage.getStore()?.spanContext();
      return context && context.traceFlags & sampled ? context.traceId : undefined;
    },
    stop: () => provider.shutdown(),
  };
}
