/** @jest-environment node */
import { callUpstream } from '@/lib/upstream/policy';
import { UpstreamError } from '@/lib/upstream/upstream-error';

const failing = (times: number, error: unknown) => {
  let calls = 0;
  return jest.fn(() => (++calls <= times ? Promise.reject(error) : Promise.resolve('ok')));
};
const serverError = { status: 503 };

describe('callUpstream', () => {
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
    const started = performance.now();
    await expect(
      callUpstream('search', 'hang', { idempotent: false }, hanging),
    ).rejects.toMatchObject({ kind: 'timeout' });
    expect(performance.now() - started).toBeLessThan(2500);
    expect(signal?.aborted).toBe(true);
  });

  it('stops asking a system that is down', async () => {
    const fn = failing(99, serverError);
    for (let call = 0; call < 12; call += 1)
      await callUpstream('payment-token', 'read', { idempotent: false }, fn).catch(() => undefined);
    const before = fn.mock.calls.length;
    await expect(
      callUpstream('payment-token', 'read', { idempotent: false }, fn),
    ).rejects.toBeInstanceOf(UpstreamError);
    expect(fn.mock.calls.length).toBe(before);
    expect(before).toBeLessThan(12);
  });
});
