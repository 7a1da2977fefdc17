import { cardProblem, sendCard } from '@/components/cart/adding/send-card';
import { cartStore } from '@/components/session/cart-store';
import type { CartShipment } from '@/lib/cart/cart';
import { bouquets, cartOf, refusal, stubShop } from '@/__tests__/support/shop-stub';

const cart = cartOf(bouquets(1, { ProductID: 'P1' }));
const [shipment] = cart.shipments as [CartShipment];
const wishedFor = (date: string): CartShipment => ({
  ...shipment,
  id: date,
  recipient: null,
  cardMessage: [],
  wish: { ...(shipment.wish as NonNullable<CartShipment['wish']>), zip: '55408', date },
  lines: shipment.lines.map((line) => ({ ...line, id: `on-${date}`, specs: [] })),
});

it.each([
  ['2026-05-09', 'on-2026-05-09'],
  ['2026-05-08', 'on-2026-05-08'],
  ['2026-05-15', 'on-2026-05-08'],
])('a card for %s is written on the goods of that day, else on the first', async (date, lineID) => {
  const shop = stubShop({ 'PUT /api/cart/fulfillment': () => ({ body: cart }) });
  cartStore.accept({ ...cart, shipments: ['2026-05-08', '2026-05-09'].map(wishedFor) });
  const choice = { productID: 'P1', specs: [], arrival: { zip: '55408', date } };
  expect(await sendCard(choice, 'With love')).toBeNull();
  expect(shop.asked('PUT')[0]?.body).toMatchObject({ LineItemIDs: [lineID] });
});

it.each([
  ['beside it to nobody yet, on its line alone', null, ['line-vase']],
  [
    'along with it to somebody, on all that goes there',
    shipment.recipient,
    ['line-1', 'line-vase'],
  ],
])('a card for what is added to goods that go %s', async (_, recipient, LineItemIDs) => {
  const shop = stubShop({ 'PUT /api/cart/fulfillment': () => ({ body: cart }) });
  const [line] = shipment.lines;
  const lines = [line!, { ...line!, id: 'line-vase', productID: 'P2', specs: [] }];
  cartStore.accept({ ...cart, shipments: [{ ...shipment, recipient, cardMessage: [], lines }] });
  expect(await sendCard({ productID: 'P2', specs: [] }, 'With love')).toBeNull();
  expect(shop.asked('PUT')[0]?.body).toMatchObject({ LineItemIDs });
});

it.each([
  ['the write is refused', cart],
  ['the goods have gone meanwhile', cartOf()],
])('a card that could not be written because %s is said, not lost in silence', async (_, now) => {
  const shop = stubShop({
    'PUT /api/cart/fulfillment': () => refusal(503, 'upstream-unavailable', 'Not right now.'),
  });
  const unwritten = now.shipments.map((one) => ({ ...one, cardMessage: [] }));
  cartStore.accept({ ...now, shipments: unwritten });
  expect(await sendCard({ productID: 'P1', specs: [] }, 'With love')).toMatch(
    'the card message was not saved',
  );
  expect(shop.asked('PUT')).toHaveLength(now.count > 0 ? 1 : 0);
});

it('a message longer than the card is said to be', () => {
  expect(cardProblem('With love, '.repeat(60))).toMatch('Please shorten the message');
  expect(cardProblem('With love')).toBeNull();
});
