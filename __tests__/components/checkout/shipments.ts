import type { CartShipment } from '@/lib/cart/cart';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { calculatedLine, calculatedOrder, calculatedShipment } from '@/__tests__/lib/cart/orders';

/** A shipment of one line to someone, local and dated unless changed; the line's ID carries the name. */
export function shipmentTo(firstName: string, change: Partial<CartShipment> = {}): CartShipment {
  const calculated = calculatedShipment({
    ID: `shipment-${firstName}`,
    LineItems: [calculatedLine({ ID: `line-${firstName}` })],
  });
  const [shipment] = fromAppApi(calculatedOrder([calculated])).shipments;
  if (!shipment?.recipient) throw new Error('No shipment.');
  return { ...shipment, recipient: { ...shipment.recipient, firstName }, ...change };
}

/** Two seats of a workshop at the Edina store on 5 December, with the ID and title of the event. */
export function seatsOf(title: string): CartShipment {
  const Product = {
    ID: title,
    Name: title,
    xp: { ProductCode: title, WebFacingProductTitle: title, IsWorkShopEvent: true },
  };
  const line = calculatedLine({
    ID: `seat-${title}`,
    ProductID: title,
    Product,
    Specs: [],
    xp: { EventDateDisplay: 'Sat, Dec 5, 10:00 AM – 12:00 PM CST', EventRoom: 'Glasshouse' },
  });
  const place = {
    ID: null,
    FirstName: '',
    LastName: '',
    CompanyName: 'Lilac & Loam Edina',
    Street1: '1 France Ave',
    Street2: null,
    City: 'Edina',
    State: 'MN',
    Zip: '55424',
    Country: 'US',
    Phone: '',
    xp: {},
  };
  const calculated = calculatedShipment({
    ID: `seats-${title}`,
    Shipper: 'InStorePickUp',
    LineItems: [line],
    ToAddress: place,
    Cost: 0,
  });
  const xp = {
    ...calculated.xp,
    RequestedDeliveryDate: '2026-12-05',
    DeliveryMethod: 'InStorePickUp',
    TimePreference: null,
    DeliveryNote: null,
    CardMessage: null,
    HandlingCharges: 0,
    AddressType: 'InStorePickUp',
    StoreID: 'Store-edina',
  };
  const [shipment] = fromAppApi(calculatedOrder([{ ...calculated, xp }])).shipments;
  if (!shipment) throw new Error('No shipment.');
  return shipment;
}
