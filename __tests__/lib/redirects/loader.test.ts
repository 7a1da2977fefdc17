/** @jest-environment node */
import { endlessBody } from '@/__tests__/support/endless-body';
import { addressOf } from '@/lib/redirects/address';
import { createRedirectLoader } from '@/lib/redirects/loader';
import { lookUp } from '@/lib/redirects/table';
import { mostAnswerBytes } from '@/lib/upstream/read-answer';

const answer = (rows: unknown) => new Response(JSON.stringify(rows));
const row = (destination: string) => [{ slug: '/a', destination }];

describe('the redirect loader', () => {
  it('asks with a random guid, and again only when a minute has passed', async () => {
    let time = 0;
    const asked: string[] = [];
    const load = jest.fn((url: string) => {
      asked.push(url);
      return Promise.resolve(answer(row('/c/one')));
    });
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: load as unknown as typeof fetch,
      clock: () => time,
    });
    await Promise.all([loader.current(), loader.current(), loader.current()]);
    expect(load).toHaveBeenCalledTimes(1);
    time = 61_000;
    await loader.current();
    expect(load).toHaveBeenCalledTimes(2);
    expect(new Set(asked).size).toBe(2);
    expect(asked[0]).toMatch(/redirects\.json\?guid=[0-9a-f-]{36}$/);
  });

  it('follows a row to the shop’s own address as one to its path', async () => {
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      origin: 'https://shop.example',
      fetch: () => Promise.resolve(answer(row('https://shop.example/c/one'))),
    });
    expect(lookUp(await loader.current(), addressOf('/a'))).toEqual({
      kind: 'redirect',
      location: '/c/one',
    });
  });

  it('keeps the last good copy when the file cannot be had, and serves it while it asks', async () => {
    let time = 0;
    const answers: (() => Promise<Response>)[] = [
      () => Promise.resolve(answer(row('/c/one'))),
      () => Promise.reject(new Error('refused')),
      () => Promise.resolve(new Response('<html>', { status: 200 })),
      () => Promise.resolve(answer(row('/c/two'))),
    ];
    const events: string[] = [];
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: (() => answers.shift()!()) as unknown as typeof fetch,
      clock: () => time,
      report: (event) => events.push(event),
    });
    const place = (table: Awaited<ReturnType<typeof loader.refresh>>) =>
      lookUp(table, addressOf('/a'));
    expect(place(await loader.current())).toEqual({ kind: 'redirect', location: '/c/one' });
    for (let broken = 0; broken < 2; broken += 1)
      expect(place(await loader.refresh())).toEqual({ kind: 'redirect', location: '/c/one' });
    expect(events).toEqual(['failed', 'failed']);
    time = 120_000;
    expect(place(await loader.current())).toEqual({ kind: 'redirect', location: '/c/one' });
    expect(place(await loader.refresh())).toEqual({ kind: 'redirect', location: '/c/two' });
  });

  it('keeps the last good copy when the file does not end, and reads no more than of any other answer', async () => {
    const endless = endlessBody();
    const answers = [answer(row('/c/one')), new Response(endless.body)];
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: () => Promise.resolve(answers.shift()!),
    });
    await loader.current();
    expect(lookUp(await loader.refresh(), addressOf('/a'))).toEqual({
      kind: 'redirect',
      location: '/c/one',
    });
    expect(endless.read()).toBeGreaterThan(0);
    expect(endless.read()).toBeLessThan(2 * mostAnswerBytes);
  });

  it('waits five seconds before it asks again for a file that cannot be had', async () => {
    let time = 0;
    const load = jest.fn(() => Promise.reject(new Error('refused')));
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: load,
      clock: () => time,
    });
    const asked = async (at: number) => {
      time = at;
      await loader.current();
      return load.mock.calls.length;
    };
    expect([await asked(0), await asked(4999), await asked(5000)]).toEqual([1, 1, 2]);
  });

  it('reports dropped rows', async () => {
    const dropped: unknown[] = [];
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: (() => Promise.resolve(answer(row('/A')))) as unknown as typeof fetch,
      report: (_, rows) => dropped.push(...rows),
    });
    await loader.current();
    expect(dropped).toEqual([{ slug: '/a', reason: 'cycle' }]);
  });

  it('waits for a copy that is not older than it is told, and renews past a request under way', async () => {
    let time = 1000;
    let destination = '/c/one';
    const load = jest.fn(() => {
      const rows = row(destination);
      return Promise.resolve(answer(rows));
    });
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: load as unknown as typeof fetch,
      clock: () => time,
    });
    const place = (table: Awaited<ReturnType<typeof loader.refresh>>) =>
      lookUp(table, addressOf('/a'));
    await loader.current();
    expect(loader.loadedAt()).toBe(1000);
    time = 2000;
    const underWay = loader.refresh();
    destination = '/c/two';
    expect(place(await loader.renew())).toEqual({ kind: 'redirect', location: '/c/two' });
    await underWay;
    expect(load).toHaveBeenCalledTimes(3);
    destination = '/c/three';
    expect(place(await loader.current(2000))).toEqual({ kind: 'redirect', location: '/c/two' });
    expect(place(await loader.current(2001))).toEqual({ kind: 'redirect', location: '/c/three' });
  });

  it('has a copy that is as old as its request: what was written meanwhile is not in it', async () => {
    let time = 1000;
    const loader = createRedirectLoader({
      url: 'http://files/redirects.json',
      fetch: () => {
        time = 1500;
        return Promise.resolve(answer(row('/c/one')));
      },
      clock: () => time,
    });
    await loader.current();
    expect(loader.loadedAt()).toBe(1000);
  });
});
