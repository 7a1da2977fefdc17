/** @jest-environment node */
import { addWish, removeWish, wishedProducts } from '@/lib/account/wish-list.server';
import { createShopper } from '@/lib/session/shopper';
import { lockingRedis } from '../replicas/locking-redis';
import { customerSession } from '../session/sessions';

const mockRedis = { shared: null as ReturnType<typeof lockingRedis> | null };
jest.mock('@/lib/replicas/redis', () => ({ redis: () => mockRedis.shared }));

const saved = new Map<string, object[]>();
const soon = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

jest.mock('@/lib/upstream/commerce/me', () => ({
  getMe: async (token: string) => {
    await soon();
    return { xp: { WishList: saved.get(token) ?? [] } };
  },
  patchMe: async (token: string, { xp }: { xp: { WishList: object[] } }) => {
    await soon();
    saved.set(token, xp.WishList);
  },
}));
jest.mock('@/lib/catalogue/product/product-group.server', () => ({
  getProductGroup: async () => {
    for (let turn = 0; turn < 20; turn += 1) await soon();
    return {};
  },
}));
jest.mock('@/lib/catalogue/product/product-summaries.server', () => ({
  lookUpCodes: (codes: string[]) => {
    const existing = codes.filter((code) => code !== 'gone');
    return Promise.resolve({
      summaries: existing.map((productCode) => ({ productCode })),
      existing,
    });
  },
}));

const source = {
  startAnonymous: () => Promise.reject(new Error('asked')),
  refresh: () => Promise.resolve(null),
  isEnded: () => Promise.resolve(false),
  isReplaced: () => Promise.resolve(false),
};
const shopperOf = (userID: string) =>
  createShopper(
    { session: customerSession({ userID, accessToken: userID }), receipt: null },
    source,
  );
const codesOf = (userID: string) =>
  (saved.get(userID) ?? []).map((entry) => (entry as { ProductCode: string }).ProductCode);

describe('changes of a wish list at once', () => {
  beforeEach(() => saved.clear());

  it('lose none: every product is kept, in two tabs as in one', async () => {
    const codes = ['1', '2', '3', '4', '5'];
    await Promise.all(codes.map((code) => addWish(shopperOf('ana'), code)));
    expect(codes.filter((code) => codesOf('ana').includes(code))).toEqual(codes);
  });

  it('take off what is taken off and keep what is added', async () => {
    saved.set('ana', [{ ProductCode: '1' }, { ProductCode: '2' }]);
    await Promise.all([
      removeWish(shopperOf('ana'), '1'),
      addWish(shopperOf('ana'), '3'),
      removeWish(shopperOf('ana'), '2'),
    ]);
    expect(codesOf('ana')).toEqual(['3']);
  });

  it('end as they were asked for last: what was put on and taken off again is off', async () => {
    await Promise.all([addWish(shopperOf('ana'), '1'), removeWish(shopperOf('ana'), '1')]);
    expect(codesOf('ana')).toEqual([]);
  });

  it('do not undo the pruning of what is gone', async () => {
    saved.set('ana', [{ ProductCode: 'gone' }, { ProductCode: '1' }]);
    await Promise.all([wishedProducts(shopperOf('ana')), addWish(shopperOf('ana'), '2')]);
    expect(codesOf('ana').sort()).toEqual(['1', '2']);
  });

  it('are each customer’s own', async () => {
    await Promise.all([addWish(shopperOf('ana'), '1'), addWish(shopperOf('bea'), '2')]);
    expect([codesOf('ana'), codesOf('bea')]).toEqual([['1'], ['2']]);
  });
});

/** The wish list as another storefront has it: with turns of its own. */
async function otherStorefront(): Promise<typeof import('@/lib/account/wish-list.server')> {
  const turns = Symbol.for('lilac.wish-list-turns');
  const ours = Reflect.get(globalThis, turns) as unknown;
  Reflect.deleteProperty(globalThis, turns);
  jest.resetModules();
  try {
    return await import('@/lib/account/wish-list.server');
  } finally {
    Reflect.set(globalThis, turns, ours);
  }
}

describe('changes of a wish list at two storefronts at once', () => {
  beforeEach(() => {
    saved.clear();
    mockRedis.shared = lockingRedis();
  });
  afterEach(() => (mockRedis.shared = null));

  it('lose none, and leave no lock behind', async () => {
    const other = await otherStorefront();
    await Promise.all([
      addWish(shopperOf('ana'), '1'),
      other.addWish(shopperOf('ana'), '2'),
      addWish(shopperOf('ana'), '3'),
      other.addWish(shopperOf('ana'), '4'),
    ]);
    expect(codesOf('ana').sort()).toEqual(['1', '2', '3', '4']);
    expect([...mockRedis.shared!.kept.keys()]).toEqual([]);
  });

  it('do not undo what the other prunes', async () => {
    saved.set('ana', [{ ProductCode: 'gone' }, { ProductCode: '1' }]);
    const other = await otherStorefront();
    await Promise.all([
      wishedProducts(shopperOf('ana')),
      other.addWish(shopperOf('ana'), '2'),
      addWish(shopperOf('ana'), '3'),
    ]);
    expect(codesOf('ana').sort()).toEqual(['1', '2', '3']);
  });

  it('are made all the same while Redis is away', async () => {
    mockRedis.shared!.isAway = true;
    await Promise.all([addWish(shopperOf('ana'), '1'), addWish(shopperOf('ana'), '2')]);
    expect(codesOf('ana')).toEqual(['1', '2']);
  });
});
