import { withHeldShipment } from '@/lib/cart/held-shipment';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';
import { cartOf } from '@/__tests__/support/shop-stub';

const ana = shipmentTo('Ana');
const walter = shipmentTo('Walter');
const nobody = { ...ana, id: 'nobody', recipient: null };
const cart = (...shipments: (typeof ana)[]) => ({ ...cartOf(), count: 7, shipments });

describe('a cart with one shipment as it was', () => {
  it('is the newest in all else: other shipments, and what there is of the goods', () => {
    const [line] = ana.lines;
    const more = { ...ana, lines: [{ ...line!, quantity: 9 }] };
    expect(withHeldShipment(cart(walter, more), nobody)).toEqual(
      cart(walter, { ...nobody, lines: more.lines }),
    );
  });

  it('leaves to others what joined its goods', () => {
    const joined = { ...ana, lines: [...walter.lines, ...ana.lines] };
    expect(withHeldShipment(cart(joined), nobody)).toEqual(
      cart(nobody, { ...joined, lines: walter.lines }),
    );
  });

  it('has it no more once its goods are gone', () => {
    expect(withHeldShipment(cart(walter), nobody)).toEqual(cart(walter));
  });
});
