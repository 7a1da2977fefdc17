/** @jest-environment node */
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import type { CalculatorShipment } from '@/lib/orders/calculated-order';
import { promisedToLeave } from '@/services/after/money/promised-to-leave';

const placedAt = new Date('2026-11-10T16:00:00Z');
const shipment = (
  DeliveryMethod: string | null,
  RequestedDeliveryDate: string | null,
  TimePreference: 'AM' | 'PM' | 'NO PREF' | null = 'NO PREF',
  Shipper: string | null = DeliveryMethod,
) =>
  ({
    Shipper,
    xp: { DeliveryMethod, RequestedDeliveryDate, TimePreference },
  }) as CalculatorShipment;
const leaves = (CalculatorShipments: CalculatorShipment[], at = placedAt) =>
  promisedToLeave({ CalculatorShipments }, defaultBuyerSettings, at)?.toISOString() ?? null;

describe('when the first of an order leaves', () => {
  it.each<[string, CalculatorShipment[], string | null]>([
    ['a van, any run', [shipment('LocalDelivery', '2026-11-12')], '2026-11-12T15:00:00.000Z'],
    [
      'a van, no run said',
      [shipment('LocalDelivery', '2026-11-12', null)],
      '2026-11-12T15:00:00.000Z',
    ],
    [
      'a van in the morning',
      [shipment('LocalDelivery', '2026-11-12', 'AM')],
      '2026-11-12T15:00:00.000Z',
    ],
    [
      'a van in the afternoon',
      [shipment('LocalDelivery', '2026-11-12', 'PM')],
      '2026-11-12T19:00:00.000Z',
    ],
    [
      'a van in summer',
      [shipment('LocalDelivery', '2027-07-01', 'AM')],
      '2027-07-01T14:00:00.000Z',
    ],
    [
      'a van on a run that is driven no more',
      [shipment('LocalDelivery', '2026-11-12', 'EVE' as 'PM')],
      '2026-11-12T15:00:00.000Z',
    ],
    [
      'a store that opens at ten',
      [shipment('InStorePickUp', '2026-11-12')],
      '2026-11-12T15:00:00.000Z',
    ],
    [
      'the curb of a closed day',
      [shipment('CurbsidePickUp', '2026-11-15')],
      '2026-11-15T06:00:00.000Z',
    ],
    ['a parcel', [shipment('UPS', '2026-11-12')], '2026-11-12T06:00:00.000Z'],
    ['another florist', [shipment('FTD', '2026-11-12')], '2026-11-12T06:00:00.000Z'],
    ['a courier', [shipment('Courier', '2026-11-12')], '2026-11-12T06:00:00.000Z'],
    ['an e-gift card at once', [shipment('Email', null)], placedAt.toISOString()],
    ['an e-gift card of today', [shipment('Email', '2026-11-10')], placedAt.toISOString()],
    [
      'an e-gift card of a later day',
      [shipment('Email', '2026-12-24')],
      '2026-12-24T14:00:00.000Z',
    ],
    [
      'the shipper where no method is said',
      [shipment(null, '2026-11-12', 'PM', 'LocalDelivery')],
      '2026-11-12T19:00:00.000Z',
    ],
    [
      'today, on a van of this morning: when it is made',
      [shipment('LocalDelivery', '2026-11-10')],
      '2026-11-10T18:00:00.000Z',
    ],
    [
      'today, on a van of this afternoon',
      [shipment('LocalDelivery', '2026-11-10', 'PM')],
      '2026-11-10T19:00:00.000Z',
    ],
    [
      'today, at a store that is open: when it is made',
      [shipment('InStorePickUp', '2026-11-10')],
      '2026-11-10T18:00:00.000Z',
    ],
    [
      'today, by courier: when it is made',
      [shipment('Courier', '2026-11-10')],
      '2026-11-10T18:00:00.000Z',
    ],
    ['no day', [shipment('LocalDelivery', null)], null],
    ['nothing that is sent', [], null],
    [
      'the first of several',
      [
        shipment('LocalDelivery', '2026-11-20'),
        shipment('UPS', '2026-11-14'),
        shipment('LocalDelivery', null),
      ],
      '2026-11-14T06:00:00.000Z',
    ],
    [
      'an e-gift card beside flowers',
      [shipment('LocalDelivery', '2026-11-20'), shipment('Email', null)],
      placedAt.toISOString(),
    ],
  ])('%s', (_, shipments, expected) => {
    expect(leaves(shipments)).toBe(expected);
  });

  it('an e-gift card of today at once, before the hour at which those of later days go too', () => {
    const early = new Date('2026-11-10T08:00:00Z');
    expect(leaves([shipment('Email', '2026-11-10')], early)).toBe(early.toISOString());
  });
});
