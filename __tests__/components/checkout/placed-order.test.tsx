import { Channels } from '@/__tests__/support/channels';
import { stubShop } from '@/__tests__/support/shop-stub';
import {
  askPlaced,
  hearPlaced,
  noteSent,
  tellPlaced,
  wasPlacedHere,
} from '@/components/checkout/confirmation/placed-order';

const order = { userID: '299999', orderID: 'order-1' };
const otherWindow = new Channels('lilac-placed');

describe('an order that a window has placed', () => {
  it('is told to the other windows, and not heard in its own', () => {
    const [heardThere, heardHere] = [jest.fn(), jest.fn()];
    otherWindow.addEventListener('message', ({ data }) => heardThere(data));
    const end = hearPlaced(heardHere);
    tellPlaced(order);
    expect(heardThere.mock.calls).toEqual([[order]]);
    expect(heardHere).not.toHaveBeenCalled();
    end();
  });

  it('is heard of another window until nobody listens any more', () => {
    const heard = jest.fn();
    const end = hearPlaced(heard);
    otherWindow.postMessage(order);
    expect(heard.mock.calls).toEqual([[order]]);
    end();
    otherWindow.postMessage(order);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

it.each([
  ['sent from here before a reload', 'order-1', true],
  ['not sent from here, but another', 'order-2', false],
  ['sent from here and refused', null, false],
])('an order found to be placed is this window’s own where it was %s', async (_, sent, isOwn) => {
  sessionStorage.clear();
  stubShop({ 'GET /api/checkout/status': () => ({ body: { state: 'placed', ...order } }) });
  noteSent('order-1');
  noteSent(sent);
  expect(await askPlaced('order-1')).toEqual(order);
  expect(wasPlacedHere('order-1')).toBe(isOwn);
});
