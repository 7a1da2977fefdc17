import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendAgain } from '@/components/account/orders/send-again';
import { forgetSession } from '@/components/session/first-write';
import type { OrderDetail, OrderShipment } from '@/lib/account/order-view';
import type { Cart, CartLine } from '@/lib/cart/cart';
import { cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';
import { shipmentTo } from '../checkout/shipments';
import { router } from './router';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const [line] = shipmentTo('Ana').lines;
const second: CartLine = { ...line!, id: 'line-second', productID: '500301', title: 'Truffles' };
const ordered: Cart = {
  ...cartOf(),
  state: 'ready',
  shipments: [shipmentTo('Ana', { lines: [line!, second] }), shipmentTo('Walter')],
};
const order = { id: 'LL-1', userID: 'ingrid' } as OrderDetail;
const shipment = {
  method: 'LocalDelivery',
  recipient: 'Ana Ruiz',
  lines: [line!, second].map(({ id, title }) => ({ id, title })),
} as OrderShipment;

/** A shop whose cart takes a line, but for the products named, and says of each whom it is for, once it may answer. */
function stub(
  refused: readonly string[] = [],
  mayAnswer = Promise.resolve(),
  answers: Parameters<typeof stubShop>[0] = {},
) {
  return stubShop({
    'GET /api/orders/ingrid/LL-1': () => ({ body: { order: ordered } }),
    'POST /api/session': () => ({ body: {} }),
    'POST /api/cart/lines': ({ body }) => {
      const { productID, lineID } = body as { productID: string; lineID: string };
      if (refused.includes(productID)) return refusal(409, 'out-of-stock', 'None is left.');
      const added = { ...line!, id: lineID, productID };
      const cart: Cart = {
        ...ordered,
        shipments: [shipmentTo('Nobody', { recipient: null, lines: [added] })],
      };
      return { body: cart };
    },
    'PUT /api/cart/fulfillment': async () => {
      await mayAnswer;
      return { body: ordered };
    },
    ...answers,
  });
}
const press = async () => {
  render(<SendAgain order={order} shipment={shipment} />);
  await userEvent.click(screen.getByRole('button'));
};

describe('sending a shipment of an order again', () => {
  beforeEach(() => {
    forgetSession();
    router.push.mockClear();
  });

  it('puts each of its lines into the cart for the same recipient, without day, card or note, and leads there', async () => {
    const shop = stub();
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/cart'));
    const lines = shop.asked('POST').filter(({ path }) => path === '/api/cart/lines');
    expect(lines.map(({ body }) => body)).toEqual([
      expect.objectContaining({ productID: line!.productID, quantity: line!.quantity }),
      expect.objectContaining({ productID: '500301' }),
    ]);
    const places = shop.asked('PUT').map(({ body }) => body as Record<string, unknown>);
    expect(places).toHaveLength(2);
    for (const place of places) {
      expect(place.ShippingAddress).toMatchObject({ FirstName: 'Ana', LastName: 'Ruiz' });
      expect(Object.keys(place)).not.toEqual(
        expect.arrayContaining(['RequestedDeliveryDate', 'DeliveryMethod']),
      );
      expect(Object.values(place.CardMessage ?? {}).filter(Boolean)).toEqual([]);
      expect(place.DeliveryNote ?? '').toBe('');
    }
  });

  it('names what cannot be bought now, and where the rest is', async () => {
    stub([line!.productID]);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent(`${line!.title}: None is left.`);
    expect(screen.getByRole('link', { name: 'Go to your cart' })).toHaveAttribute('href', '/cart');
    expect(router.push).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toBeEnabled();
  });

  it.each(['POST /api/session', 'GET /api/orders/ingrid/LL-1'])(
    'says why nothing could be sent again, and can be pressed once more: %s',
    async (path) => {
      const shop = stub([], undefined, {
        [path]: () => refusal(503, 'upstream-unavailable', 'Not right now.'),
      });
      await press();
      expect(await screen.findByRole('alert')).toHaveTextContent('Not right now.');
      expect(screen.getByRole('button')).toBeEnabled();
      expect(screen.queryByRole('link')).toBeNull();
      expect(shop.asked('POST').filter(({ path: at }) => at === '/api/cart/lines')).toEqual([]);
      expect(router.push).not.toHaveBeenCalled();
    },
  );

  it('pressed once more, it asks for the same lines again, which are not added twice', async () => {
    const refused = ['500301'];
    const shop = stub(refused);
    await press();
    await screen.findByRole('alert');
    refused.length = 0;
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/cart'));
    const ids = shop
      .asked('POST')
      .filter(({ path }) => path === '/api/cart/lines')
      .map(({ body }) => (body as { lineID?: string }).lineID);
    expect(ids).toEqual([ids[0], ids[1], ids[0], ids[1]]);
    expect(new Set(ids).size).toBe(2);
    expect(ids[0]).toEqual(expect.any(String));
  });

  it('pressed again while the cart is on its way, it adds nothing a second time', async () => {
    const shop = stub();
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/cart'));
    await userEvent.click(screen.getByRole('button'));
    expect(shop.asked('POST').filter(({ path }) => path === '/api/cart/lines')).toHaveLength(2);
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  it('leads nobody to the cart who has gone elsewhere meanwhile', async () => {
    let answerNow = () => undefined as void;
    const gone = new Promise<void>((resolve) => {
      answerNow = resolve;
    });
    const shop = stub([], gone);
    const first = render(<SendAgain order={order} shipment={shipment} />);
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(shop.asked('PUT')).toHaveLength(1));
    first.unmount();
    answerNow();
    await press();
    await waitFor(() => expect(router.push).toHaveBeenCalledWith('/cart'));
    expect(shop.asked('PUT')).toHaveLength(4);
    expect(router.push).toHaveBeenCalledTimes(1);
  });

  it('has no way to the cart where nothing got there', async () => {
    stub([line!.productID, '500301']);
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Truffles: None is left.');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says why where the order cannot be read', async () => {
    stubShop({
      'POST /api/session': () => ({ body: {} }),
      'GET /api/orders/': () => refusal(503, 'upstream-unavailable', 'Please try again.'),
    });
    await press();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try again.');
  });

  it('is ordering again where the goods were collected', () => {
    render(<SendAgain order={order} shipment={{ ...shipment, method: 'CurbsidePickUp' }} />);
    expect(screen.getByRole('button', { name: /^Order again ?: Coral/ })).toBeInTheDocument();
  });
});
