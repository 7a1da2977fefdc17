/** @jest-environment node */
import { plainText } from '@/services/mails/plain-text';
import { shipmentNewsMail, type NewsState } from '@/services/mails/shipment-news';
import { calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';
import { settingsWith } from '@/__tests__/lib/delivery/world';

const shop = {
  origin: 'https://shop.example',
  runs: [{ id: 'AM', label: 'Morning', from: '08:00', to: '13:00' }],
  opening: settingsWith().xp,
  stores: [],
};
const link = { firstName: 'Lars', number: 'LL-104217-3', url: 'https://shop.example/order/token' };
const newsOf = (state: NewsState, note: string | null = null, shipments = [calculatedShipment()]) =>
  shipmentNewsMail(
    {
      ...link,
      order: calculatedOrder(shipments, { DateSubmitted: '2026-05-07T15:00:00Z' }),
      shipmentID: 'shipment-1',
      state,
      at: '2026-05-09T19:14:00Z',
      note,
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

  it('is none for a shipment that nobody receives, and for one of another order', () => {
    expect(newsOf('delivered', null, [calculatedShipment({ ToAddress: null })])).toBeNull();
    expect(newsOf('delivered', null, [calculatedShipment({ ID: 'another' })])).toBeNull();
  });
});
