import { toCents } from '@/lib/core/money';
import { sentTo } from '@/lib/promise/shipment-promise';
import { plainLine, soldProduct } from '@/scripts/prove/promise/makers';
import { quote } from '@/services/app-api/calculate/quote';
import { deliveryWorld, settingsWith } from '../../lib/delivery/world';

const saturdays = {
  label: 'Saturdays.',
  weekdays: ['Saturday' as const],
  effect: { feeCents: 500 },
};
const world = deliveryWorld({ settings: settingsWith({ DayRules: [saturdays] }) });
const products = new Map([
  ['100310', soldProduct('100310', { ProductCode: '100310', HandlingCents: 350 })],
]);
const line = plainLine('100310');

describe('a price out the door', () => {
  it('has the fee of a day that was chosen within that of the delivery, and adds up', () => {
    const saturday = sentTo(line, '55408', { method: 'LocalDelivery', date: '2026-11-28' });
    const answer = quote([saturday], '55408', products, world);
    if (!answer.ok) throw new Error(answer.error.code);
    const { DeliveryMethod: _, Total, ...parts } = answer.value;
    expect(parts).toMatchObject({ Merchandise: 50, DeliveryFees: 19.99, HandlingCharges: 3.5 });
    const sum = Object.values(parts).reduce((all, dollars) => all + toCents(dollars), 0);
    expect(sum).toBe(toCents(Total));
  });

  it('is none of a cart that another window has emptied', () => {
    expect(quote([], '55408', products, world)).toMatchObject({
      ok: false,
      error: { code: 'not-found' },
    });
  });

  it('is none where the goods do not go', () => {
    expect(quote([line], '60611', products, world)).toMatchObject({
      ok: false,
      error: { code: 'delivery-unavailable', field: 'Zip' },
    });
  });
});
