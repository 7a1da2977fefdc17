/** @jest-environment node */
import { redis } from '@/lib/replicas/redis';
import { isReplaced, noteReplaced } from '@/lib/session/ended-visits.server';
import { customerSession } from './sessions';

jest.mock('@/lib/replicas/redis', () => ({ redis: jest.fn() }));
const shared = jest.mocked(redis);

/** What the storefronts share: sets a key, and says whether it is there. */
function sharedKeys(): ReturnType<typeof redis> {
  const keys = new Set<unknown>();
  const send = ([command, key]: string[]) => {
    if (command === 'SET') keys.add(key);
    return Promise.resolve(command === 'SET' ? 'OK' : Number(keys.has(key)));
  };
  return { send } as unknown as ReturnType<typeof redis>;
}

/** What this storefront itself remembers is gone: as another one sees it. */
const asAnotherStorefront = () =>
  (globalThis as unknown as Record<symbol, Map<string, number>>)[
    Symbol.for('lilac.replaced-visits')
  ]?.clear();

describe('a session in whose place another was set', () => {
  it('is known to be at the storefront that set it, and to no other without Redis', async () => {
    shared.mockReturnValue(null);
    const [old, other] = [customerSession(), customerSession()];
    await noteReplaced(old);
    expect([await isReplaced(old), await isReplaced(other)]).toEqual([true, false]);
    asAnotherStorefront();
    expect(await isReplaced(old)).toBe(false);
  });

  it('is known to be at every storefront that shares a Redis', async () => {
    shared.mockReturnValue(sharedKeys());
    const [old, other] = [customerSession(), customerSession()];
    await noteReplaced(old);
    asAnotherStorefront();
    expect([await isReplaced(old), await isReplaced(other)]).toEqual([true, false]);
  });
});
