import type { CartShipment } from '@/lib/cart/cart';
import { fromAppApi } from '@/lib/cart/from-app-api';
import { calculatedLine, calculatedOrder, calculatedShipment } from '../cart/orders';

/** A shipment of one line to someone, local and dated unless changed; the line's ID carries the name. */
export function shipmentTo(firstName: string, change: Partial<CartShipment> = {}): CartShipment {
  const calculated = calculatedShipment({ ID: `shipment-${firstName}`, LineItems: [calculatedLine({ ID: `line-${firstName}` })] });
  const [shipment] = fromAppApi(calculatedOrder([calculated])).shipments;
  if (!shipment?.recipient) throw new Error('No shipment.');
  return { ...shipment, recipient: { ...shipment.recipient, firstName }, ...change };
}
