/** @jest-environment node */
import { createMeter, serveMetrics, type Meter } from '@/lib/telemetry/meter';
import { breakerFigure, callUpstream } from '@/lib/upstream/policy';

const broken = {
  name: 'shop_broken',
  help: 'Cannot be read.',
  read: () => Promise.reject(new Error('down')),
};
let meter: Meter;
beforeAll(async () => {
  meter = await createMeter([breakerFigure, broken]);
});

describe('the metrics', () => {
  it('say in Prometheus’ format what was counted', async () => {
    const { measures, registry } = meter;
    measures.answered('product', 200, 'kept', 12);
    measures.answered('product', 200, 'kept', 30);
    measures.served('app-api', 503, 700);
    measures.called('search', 'timeout', 1500);
    measures.vitalReported('LCP', 'home', 1900);
    measures.vitalReported('CLS', 'home', 0.04);
    const text = await registry.metrics();
    for (const line of [
      '# TYPE shop_requests_total counter',
      'shop_requests_total{kind="product",status="200",cache="kept"} 2',
      'shop_request_seconds_bucket{le="0.025",kind="product"} 1',
      'shop_service_request_seconds_count{service="app-api",status="503"} 1',
      'shop_upstream_seconds_sum{system="search",outcome="timeout"} 1.5',
      'shop_web_vital_seconds_bucket{le="2.5",vital="LCP",kind="home"} 1',
      'shop_web_vital_layout_shift_bucket{le="0.05",kind="home"} 1',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('say which breakers are open', async () => {
    const failing = () => Promise.reject(new Error('down'));
    for (let calls = 0; calls < 12; calls += 1)
      await callUpstream('captcha', 'siteverify', { idempotent: false }, failing).catch(() => null);
    await callUpstream('files', 'colors.json', { idempotent: true }, () => Promise.resolve(''));
    const lines = (await meter.registry.metrics()).split('\n');
    expect(lines).toContain('shop_upstream_breaker{system="captcha"} 2');
    expect(lines).toContain('shop_upstream_breaker{system="files"} 0');
  });

  it('say nothing of what cannot be read, and the rest all the same', async () => {
    const text = await meter.registry.metrics();
    expect(text).toContain('shop_broken Nan');
    expect(text).toContain('process_cpu_seconds_total');
  });

  it('have an address of their own, and no other there', async () => {
    const { port, close } = await serveMetrics(meter, '127.0.0.1', 0);
    const at = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
    const metrics = await at('/metrics');
    expect(metrics.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(await metrics.text()).toContain('shop_requests_total');
    expect((await at('/')).status).toBe(404);
    await expect(serveMetrics(meter, '127.0.0.1', port)).rejects.toThrow(
      `Port ${port} is taken. Set METRICS_PORT to a free one.`,
    );
    close();
  });
});
