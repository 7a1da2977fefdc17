/** @jest-environment node */
import { createProbes } from '@/lib/core/process/probes';

const key = 'postgres://shop:secret@db/shop';
const broken = () => Promise.reject(new Error(key));

describe('the probes of a process', () => {
  it('say that it is ready, and what it does without', async () => {
    const probes = createProbes('services', {
      database: { needed: true, ask: () => Promise.resolve([{ one: 1 }]) },
      commerce: { needed: false, ask: broken },
      pages: { needed: true, ask: () => true },
    });
    expect(await probes.answer('/readyz')).toEqual({
      status: 200,
      body: { service: 'services', status: 'ready', degraded: ['commerce'] },
    });
    expect(await probes.answer('/api/health')).toBeNull();
    expect(await probes.answer('/livez/')).toBeNull();
  });

  it.each([
    ['says no', () => false],
    ['fails', broken],
    [
      'fails before it waits',
      () => {
        throw new Error(key);
      },
    ],
  ])('name what is missing when it %s, and no key', async (_, ask) => {
    const probes = createProbes('services', { database: { needed: true, ask } });
    const answer = await probes.answer('/readyz');
    expect(answer).toEqual({
      status: 503,
      body: { service: 'services', status: 'not-ready', missing: ['database'] },
    });
    expect(JSON.stringify(answer)).not.toContain('secret');
    expect((await probes.answer('/livez'))?.status).toBe(200);
  });

  it('see at the next look what is there again, and ask no oftener than every five seconds while all is well', async () => {
    let there = false;
    let asked = 0;
    const ask = () => {
      asked += 1;
      return there;
    };
    const probes = createProbes('storefront', { pages: { needed: true, ask } });
    expect((await probes.answer('/readyz'))?.status).toBe(503);
    there = true;
    for (let look = 0; look < 5; look += 1)
      expect((await probes.answer('/readyz'))?.status).toBe(200);
    expect(asked).toBe(2);
  });

  it('give up on what does not answer within two seconds', async () => {
    jest.useFakeTimers({ doNotFake: ['performance'] });
    const probes = createProbes('services', {
      database: { needed: true, ask: () => new Promise(() => undefined) },
    });
    const answer = probes.answer('/readyz');
    await jest.advanceTimersByTimeAsync(2000);
    expect((await answer)?.body.missing).toEqual(['database']);
    jest.useRealTimers();
  });

  it('say that it is draining from then on, while it lives', async () => {
    const probes = createProbes('storefront', {});
    probes.drain();
    expect(await probes.answer('/readyz')).toEqual({
      status: 503,
      body: { service: 'storefront', status: 'draining' },
    });
    expect((await probes.answer('/livez'))?.status).toBe(200);
  });
});
