/** @jest-environment node */
import { appApiCall } from '@/lib/upstream/app-api/client';

const call = () =>
  appApiCall({
    system: 'submit',
    operation: 'submit',
    idempotent: false,
    method: 'POST',
    path: '/api/order/submit',
    accessToken: 'token',
    parse: (answer) => (answer as { data: string }).data.toUpperCase(),
  });
const answered = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(Response.json(body, { status }));

describe('what the retailer’s own services answer', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is what they say, or a failure in a shape that nobody knows', async () => {
    answered(200, { data: 'placed' });
    expect(await call()).toBe('PLACED');
    answered(200, {});
    await expect(call()).rejects.toMatchObject({ kind: 'unavailable', code: 'malformed' });
  });

  it.each([
    [
      'a refusal with its reason',
      409,
      { error: { code: 'cart-changed', ids: ['line'] } },
      'refused',
    ],
    ['a refusal by a limit', 429, { error: { code: 'rate-limited' } }, 'refused'],
    ['a proxy that is asked too often', 429, {}, 'unavailable'],
    ['a failure', 500, { error: { code: 'internal' } }, 'unavailable'],
  ])('%s: %i', async (_, status, body: { error?: object }, kind) => {
    answered(status, body);
    await expect(call()).rejects.toMatchObject({ kind, status, ...body.error });
  });

  it('may have done what was asked of them, and not where a proxy says that they are away', async () => {
    answered(503, { error: { code: 'upstream-unavailable' } });
    await expect(call()).rejects.not.toHaveProperty('neverArrived', true);
    answered(503, null);
    await expect(call()).rejects.toHaveProperty('neverArrived', true);
  });
});
