/** @jest-environment node */
import { fromAppApi } from '@/lib/cart/from-app-api';
import { fulfillmentSchema } from '@/lib/cart/schema';
import { blankRecipient, draftFromCart, fulfillmentOf } from '@/lib/checkout/draft';
import { firstOpenStep } from '@/lib/checkout/steps';
import { calculatedOrder, calculatedShipment } from '../cart/orders';

const placed = fromAppApi(calculatedOrder());
const untouched = fromAppApi(calculatedOrder([calculatedShipment({ Shipper: null, ToAddress: null, xp: { ...calculatedShipment().xp, CardMessage: null, DeliveryNote: null } })]));

describe('checkout’s draft', () => {
  it('is restored from the cart, so that nobody is asked twice', () => {
    const draft = draftFromCart(placed);
    expect(draft.recipient).toMatchObject({ FirstName: 'Ana', Zip: '55408', AddressType: 'Residence' });
    expect(draft.delivery).toEqual({ method: 'LocalDelivery', date: '2026-05-09', timePreference: 'AM' });
    expect(draft.words).toEqual({ lines: ['Happy day', '', 'Love', ''], deliveryNote: 'Blue door' });
    expect(firstOpenStep(draft)).toBe('words');
  });

  it('begins at the recipient for a new cart, and asks for the day again when a line came later', () => {
    expect(draftFromCart(untouched)).toMatchObject({ recipient: null, delivery: null });
    expect(firstOpenStep(draftFromCart(untouched))).toBe('recipient');
    const later = { ...placed, shipments: [...placed.shipments, ...untouched.shipments] };
    expect(firstOpenStep(draftFromCart(later))).toBe('delivery');
  });

  it('becomes a request that the server accepts, for delivery and for pickup', () => {
    const { recipient, delivery, words } = draftFromCart(placed);
    if (!recipient || !delivery) throw new Error('The draft is not complete.');
    const toAna = fulfillmentOf(recipient, delivery, words);
    expect(fulfillmentSchema.safeParse(toAna).success).toBe(true);
    expect(toAna).toMatchObject({ ShippingAddress: { FirstName: 'Ana', Country: 'US' }, CardMessage: { line1: 'Happy day' }, DeliveryNote: 'Blue door' });
    const collector = { ...blankRecipient, AddressType: 'InStorePickUp', FirstName: 'Ada', LastName: 'Loam', Phone: '6125550101', StoreID: 'Store-lyndale' };
    const atStore = fulfillmentOf(collector, { ...delivery, method: 'InStorePickUp' }, words);
    expect(fulfillmentSchema.safeParse(atStore).success).toBe(true);
    expect(atStore).not.toHaveProperty('ShippingAddress');
  });
});
