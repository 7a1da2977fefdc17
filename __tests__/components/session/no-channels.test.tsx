import { stubShop } from '@/__tests__/support/shop-stub';

class Refused {
  constructor() {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  }
}

describe('a browser that is set to keep nothing and refuses channels between tabs', () => {
  beforeEach(() => {
    Object.assign(globalThis, { BroadcastChannel: Refused });
  });
  afterEach(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

  it('has scripts that count the cart, follow the session and sign out', async () => {
    const nobody = { kind: 'none', firstName: null, lastName: null, cartCount: 2 };
    stubShop({
      'GET /api/session': () => ({ body: nobody }),
      'DELETE /api/session': () => ({ body: { ...nobody, cartCount: 0 } }),
    });
    const { cartStore } = await import('@/components/session/cart-store');
    const { followSession, signOut } = await import('@/components/session/sign-out');
    const { hearPlaced } = await import('@/components/checkout/confirmation/placed-order');
    const stop = followSession();
    hearPlaced(jest.fn())();
    await cartStore.load();
    expect(cartStore.get().count).toBe(2);
    const leave = jest.fn();
    await signOut(leave);
    expect([cartStore.get().count, leave.mock.calls.length]).toEqual([0, 1]);
    stop();
  });
});
