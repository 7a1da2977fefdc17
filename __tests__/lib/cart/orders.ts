import type {
  CalculatedOrder,
  CalculatorLineItem,
  CalculatorShipment,
} from '@/lib/orders/calculated-order';

/** A calculated line: one reduced bouquet with an assembly charge of 5 dollars. */
export function calculatedLine(change: Partial<CalculatorLineItem> = {}): CalculatorLineItem {
  return {
    ID: 'line-1',
    ProductID: '100310-DLX',
    Product: {
      ID: '100310-DLX',
      Name: 'CORAL ROSES IN A MASON JAR',
      xp: {
        ProductCode: '100310',
        SpecsOptions: { Size: 'Deluxe', Color: 'Coral' },
        Contentful: {
          Images: { List: { url: '/pictures/products/coral-roses.webp', title: 'Coral roses' } },
        },
      },
    },
    Quantity: 2,
    UnitPrice: 54.99,
    LineTotal: 109.98,
    MerchandiseTotal: 99.98,
    Specs: [
      {
        SpecID: 'Vase-AssemblyCharge',
        OptionID: 'yes',
        Name: 'Assembly',
        Value: 'Yes please',
        PriceMarkup: 5,
      },
    ],
    DateNeeded: null,
    MinQuantity: 1,
    MaxQuantity: 40,
    Quantities: null,
    xp: { RetailPrice: 59.99 },
    ...change,
  };
}

/** A calculated shipment by local delivery: 14.99 fee, 2 handling. */
export function calculatedShipment(change: Partial<CalculatorShipment> = {}): CalculatorShipment {
  return {
    ID: 'shipment-1',
    Shipper: 'LocalDelivery',
    LineItems: [calculatedLine()],
    Cost: 16.99,
    Tax: 10.53,
    Subtotal: 109.98,
    Total: 137.5,
    AssemblyCharges: 10,
    PlacementCharges: 0,
    ToAddress: {
      ID: null,
      FirstName: 'Ana',
      LastName: 'Ruiz',
      CompanyName: null,
      Street1: '2817 Colfax Ave S',
      Street2: null,
      City: 'Minneapolis',
      State: 'MN',
      Zip: '55408',
      Country: 'US',
      Phone: '6125550101',
      xp: {},
    },
    xp: {
      RequestedDeliveryDate: '2026-05-09',
      DeliveryMethod: 'LocalDelivery',
      TimePreference: 'AM',
      DeliveryNote: 'Blue door',
      CardMessage: { line1: 'Happy day', line3: 'Love' },
      HandlingCharges: 2,
      WiredServiceFees: 0,
      AddressType: 'Residence',
      StoreID: null,
      Wish: null,
    },
    ...change,
  };
}

/** A calculated order of these shipments. */
export function calculatedOrder(
  shipments: CalculatorShipment[] = [calculatedShipment()],
  change: Partial<CalculatedOrder['Order']> = {},
): CalculatedOrder {
  return {
    Order: {
      ID: 'order-1',
      FromUserID: '299999',
      Status: 'Unsubmitted',
      IsSubmitted: false,
      DateCreated: null,
      DateSubmitted: null,
      LineItemCount: shipments.flatMap(({ LineItems }) => LineItems).length,
      CartCount: 2,
      Subtotal: 109.98,
      ShippingCost: 16.99,
      TaxCost: 10.53,
      PromotionDiscount: 0,
      Total: 137.5,
      WiredServiceCharges: 0,
      HandlingCharges: 2,
      AssemblyCharges: 10,
      PlacementCharges: 0,
      HasUnavailableProducts: false,
      xp: {},
      ...change,
    },
    CalculatorShipments: shipments,
    UnavailableLineItemIDs: [],
    Changes: [],
    Until: null,
    Hash: 'hash',
  };
}
