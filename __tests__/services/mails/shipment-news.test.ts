/** @jest-environment node */
import { plainText } from '@/services/mails/to-message';
import {
  shipmentNewsMail,
  type NewsState,
  type ShipmentNews,
} from '@/services/mails/shipment-news';
import { calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { settingsWith } from '@/__tests__/lib/delivery/world';

const shop = {
  origin: 'https://shop.example',
  runs: [{ id: 'AM', label: 'Morning', from: '08:00', to: '13:00' }],
  opening: settingsWith().xp,
  stores: [],
};
const link = { firstName: 'Lars', number: 'LL-104217-3', url: 'https://shop.example/order/token' };
const newsOf = (
  state: NewsState,
  note: string | null = null,
  shipments = [calculatedShipment()],
  photo?: ShipmentNews['photo'],
) =>
  shipmentNewsMail(
    {
      ...link,
      order: calculatedOrder(shipments, { DateSubmitted: '2026-05-07T15:00:00Z' }),
      shipmentID: 'shipment-1',
      state,
      at: '2026-05-09T19:14:00Z',
      note,
      photo,
    },
    shop,
  );

describe('the mail about what has happened to a shipment', () => {
  it.each([
    ['designed', null, 'Ready to go to Ana Ruiz', 'put together and waits for its day.', true],
    ['ready', null, 'Ready for pickup', 'ordered for Ana Ruiz is ready.', true],
    ['loaded', null, 'On the van to Ana Ruiz', 'left us on Saturday, May 9, at 2:14 PM.', true],
    ['shipped', '1Z9', 'On the way to Ana Ruiz', 'Tracking number: 1Z9', true],
    ['attempted', 'locked', 'We could not hand it to Ana Ruiz', 'at 2:14 PM: locked.', false],
    [
      'delivered',
      'porch',
      'Delivered to Ana Ruiz',
      'arrived on Saturday, May 9, at 2:14 PM: porch.',
      false,
    ],
  ] as const)('%s (%s): “%s”', (state, note, heading, sentence, hasFacts) => {
    const content = newsOf(state, note);
    const text = content ? plainText(content) : '';
    expect(content?.subject).toBe(`${heading}, order LL-104217-3`);
    expect(text).toContain(sentence);
    expect(text).toContain('- 2 × Coral Roses in a Mason Jar');
    expect(text).toContain('See your order: https://shop.example/order/token');
    expect(text.includes('Arrives: Saturday, May 9, between 8 AM and 1 PM')).toBe(hasFacts);
    expect(text).not.toMatch(/\$|\d{4}-\d\d/);
  });

  it('shows the photo there is, and says what it shows', () => {
    const photo = { src: 'https://shop.example/photo', width: 800, height: 1600 };
    const partsOf = (state: NewsState) =>
      newsOf(state, 'porch', undefined, photo)?.parts.filter(({ kind }) => kind === 'photo');
    expect(partsOf('designed')).toEqual([
      { kind: 'photo', ...photo, alt: 'Coral Roses in a Mason Jar, finished' },
    ]);
    expect(partsOf('delivered')).toEqual([
      { kind: 'photo', ...photo, alt: 'Coral Roses in a Mason Jar, where they were left, porch' },
    ]);
    expect(partsOf('loaded')).toEqual([]);
  });

  it.each([
    ['loaded', 'OrderInTransit', {}],
    ['shipped', 'OrderInTransit', { trackingNumber: '1Z9' }],
    ['delivered', 'OrderDelivered', { deliveryStatus: { startDate: '2026-05-09T14:14:00-05:00' } }],
    ['attempted', 'OrderProblem', { deliveryStatus: { name: 'We could not hand it to Ana Ruiz' } }],
  ] as const)('tells programs of %s', (state, status, delivery) => {
    const data = newsOf(state, '1Z9')?.data;
    expect(data).toMatchObject([
      {
        '@type': 'Order',
        orderNumber: link.number,
        orderStatus: `https://schema.org/${status}`,
        url: link.url,
      },
      {
        '@type': 'ParcelDelivery',
        deliveryAddress: { name: 'Ana Ruiz', postalCode: '55408' },
        carrier: { name: 'Lilac & Loam' },
        ...delivery,
      },
    ]);
  });

  it('is none for a shipment that nobody receives, and for one of another order', () => {
    expect(newsOf('delivered', null, [calculatedShipment({ ToAddress: null })])).toBeNull();
    expect(newsOf('delivered', null, [calculatedShipment({ ID: 'another' })])).toBeNull();
  });
});
