import { Channels } from '@/__tests__/support/channels';
import { hearPlaced, tellPlaced } from '@/components/checkout/confirmation/placed-order';

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
