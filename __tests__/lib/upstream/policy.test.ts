/** @jest-environment node */
import { log } from '@/lib/core/log';
import { callUpstream } from '@/lib/upstream/policy';

jest.mock('@/lib/core/log', () => ({ log: jest.fn() }));

const failing = (times: number, error: unknown) => {
  let calls = 0;
  return jest.fn(() => (++calls <= times ? Promise.reject(error) : Promise.resolve('ok')));
};
const serverError = { status: 503 };

describe('callUpstream', () => {
  afterEach(() => jest.useRealTimers());

  it('repeats a read that failed', async () => {
    const fn = failing(2, serverError);
    expect(await callUpstream('catalogue', 'read', { idempotent: true }, fn)).toBe('ok');
    expect(fn).toHaveBeenCalledTimes(3);
  });

  it('never repeats a write', async () => {
    const fn = failing(1, serverError);
    await expect(callUpstream('orders', 'write', { idempotent: false }, fn)).rejects.toMatchObject({
      system: 'orders',
      kind: 'unavailable',
      status: 503,
    });
    expect(fn).toHaveBeenCalledTimes(1);
  });

  it('knows what never got there from what may have been done', async () => {
    const [refused, reset] = ['ECONNREFUSED', 'ECONNRESET'].map((code) =>
      Object.assign(new TypeError('fetch failed'), { cause: { code } }),
    );
    const call = (error: unknown) =>
      callUpstream('files', 'write', { idempotent: false }, () => Promise.reject(error));
    await expect(call(refused)).rejects.toMatchObject({ kind: 'unavailable', neverArrived: true });
    await expect(call(reset)).rejects.not.toHaveProperty('neverArrived', true);
  });

  it("never repeats what was refused, and keeps the vendor's code and IDs", async () => {
    const fn = failing(9, {
      isOrderCloudError: true,
      status: 400,
      errors: [{ ErrorCode: 'Inventory.Insufficient', Message: 'No', Data: { ProductID: 'P1' } }],
    });
    await expect(callUpstream('content', 'read', { idempotent: true }, fn)).rejects.toMatchObject({
      kind: 'refused',
      status: 400,
      code: 'Inventory.Insufficient',
      ids: ['P1'],
      vendorMessage: 'No',
    });
    expect(fn).toHaveBeenCalledTimes(1);
  });

  it('ends a call that hangs, and aborts it', async () => {
    let signal: AbortSignal | undefined;
    const hanging = (given: AbortSignal) => {
      signal = given;
      return new Promise<never>(() => undefined);
    };
    jest.useFakeTimers();
    const ended = expect(
      callUpstream('search', 'hang', { idempotent: false }, hanging),
    ).rejects.toMatchObject({ kind: 'timeout' });
    await jest.advanceTimersByTimeAsync(2500);
    await ended;
    expect(signal?.aborted).toBe(true);
  });

  it('stops asking a system that is down', async () => {
    const fn = failing(99, serverError);
    for (let call = 0; call < 12; call += 1)
      await callUpstream('payment-token', 'read', { idempotent: false }, fn).catch(() => undefined);
    const before = fn.mock.calls.length;
    await expect(
      callUpstream('payment-token', 'read', { idempotent: false }, fn),
    ).rejects.toMatchObject({ kind: 'unavailable', neverArrived: true });
    expect(fn.mock.calls.length).toBe(before);
    expect(before).toBeLessThan(12);
  });

  it.each([
    ['integration', 408],
    ['maps', 425],
    ['tax', 429],
    ['delivery-facts', 500],
  ] as const)('repeats a read of %s that was answered %i', async (system, status) => {
    const fn = failing(1, { status });
    expect(await callUpstream(system, 'read', { idempotent: true }, fn)).toBe('ok');
  });

  it('never repeats a write of a system whose reads are repeated', async () => {
    const read = () => Promise.resolve('ok');
    await callUpstream('maps', 'read', { idempotent: true }, read);
    const fn = failing(1, serverError);
    await expect(callUpstream('maps', 'write', { idempotent: false }, fn)).rejects.toBeDefined();
    expect(fn).toHaveBeenCalledTimes(1);
  });

  it('asks a system once more that has left a read without an answer', async () => {
    jest.useFakeTimers();
    const fn = jest.fn<Promise<string>, []>();
    fn.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValueOnce('ok');
    const answer = callUpstream('content-preview', 'read', { idempotent: true }, fn);
    await jest.advanceTimersByTimeAsync(4300);
    expect(await answer).toBe('ok');
  });

  it('warns of what failed, and not of what was refused', async () => {
    for (const status of [404, 500])
      await callUpstream('captcha', 'check', { idempotent: false }, failing(1, { status })).catch(
        () => undefined,
      );
    const levels = jest
      .mocked(log)
      .mock.calls.filter(([, , fields]) => fields?.upstream === 'captcha');
    expect(levels.map(([level, , fields]) => [level, fields?.status])).toEqual([
      ['debug', 404],
      ['warn', 500],
    ]);
  });

  it.each([
    ['content', 401, 'warn'],
    ['search', 403, 'warn'],
    ['maps', 403, 'warn'],
    ['content', 404, 'debug'],
    ['orders', 401, 'debug'],
    ['commerce-auth', 403, 'debug'],
  ] as const)(
    'warns of a key of the shop’s own that is refused: %s, %d: %s',
    async (system, status, level) => {
      jest.mocked(log).mockClear();
      const answer = callUpstream(system, 'read', { idempotent: false }, failing(1, { status }));
      await expect(answer).rejects.toMatchObject({ kind: 'refused' });
      expect(jest.mocked(log).mock.calls.map(([said]) => said)).toEqual([level]);
    },
  );
});

describe('a system that is asked too often', () => {
  const busy = (seconds?: number) => ({
    status: 429,
    response: { headers: seconds === undefined ? {} : { 'retry-after': String(seconds) } },
  });

  it('is asked again after the time it says, not before', async () => {
    const started = performance.now();
    const fn = failing(1, busy(0.4));
    expect(await callUpstream('commerce-auth', 'read', { idempotent: true }, fn)).toBe('ok');
    expect(performance.now() - started).toBeGreaterThan(390);
  });

  it('is not asked again where that is longer than a shopper waits', async () => {
    const fn = failing(1, busy(3));
    await expect(callUpstream('calculate', 'read', { idempotent: true }, fn)).rejects.toMatchObject(
      { kind: 'unavailable', retryAfterMs: 3000 },
    );
    expect(fn).toHaveBeenCalledTimes(1);
  });

  it('is not taken for one that is down', async () => {
    const fn = failing(99, busy(60));
    for (let call = 0; call < 12; call += 1)
      await callUpstream('submit', 'write', { idempotent: false }, fn).catch(() => undefined);
    expect(fn).toHaveBeenCalledTimes(12);
  });

  it('is asked again as often as the budget of retries allows', async () => {
    const fn = failing(99, busy(0));
    for (let call = 0; call < 25; call += 1)
      await callUpstream('address-validation', 'read', { idempotent: true }, fn).catch(
        () => undefined,
      );
    expect(fn).toHaveBeenCalledTimes(45);
  });

  it('is asked again no more often by many that fail at once', async () => {
    let answer = () => {};
    const together = new Promise<void>((resolve) => (answer = resolve));
    const fn = jest.fn(async () => {
      await together;
      throw busy(0);
    });
    const calls = Array.from({ length: 25 }, () =>
      callUpstream('tax', 'read', { idempotent: true }, fn).catch(() => undefined),
    );
    answer();
    await Promise.all(calls);
    const repeated = fn.mock.calls.length - calls.length;
    expect(repeated).toBeLessThanOrEqual(20);
    expect(repeated).toBeGreaterThan(15);
  });

  it('rests a second where its client does not show for how long, and not for a failure', async () => {
    const call = (error: unknown) =>
      callUpstream('content-preview', 'read', { idempotent: false }, failing(1, error));
    await expect(call(busy())).rejects.toMatchObject({ retryAfterMs: 1000 });
    await expect(call(serverError)).rejects.toMatchObject({ retryAfterMs: undefined });
  });
});
