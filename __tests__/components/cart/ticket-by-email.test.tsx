import { render, screen } from '@testing-library/react';
import { ShipmentTicket } from '@/components/cart/shipment/shipment-ticket';
import type { CartShipment } from '@/lib/cart/cart';
import { shipmentTo } from '@/__tests__/components/checkout/shipments';

const goods = shipmentTo('Cy', { recipient: null, method: null, date: null });
const giftCard = { amount: 5000, email: 'cy@example.com' };
const mailed = { ...goods, lines: goods.lines.map((line) => ({ ...line, giftCard })) };

describe('where a ticket has no day', () => {
  it.each<[string, CartShipment, string, string]>([
    ['goods wait for one', goods, 'No day yet', 'By email'],
    ['a gift card by email waits for none', mailed, 'By email', 'No day yet'],
    [
      'neither does it once its recipient has a name',
      shipmentTo('Cy', { method: 'Email', date: null }),
      'By email',
      'No day yet',
    ],
  ])('%s', (_, shipment, said, unsaid) => {
    render(
      <ShipmentTicket shipment={shipment} number={1} of={1} confirmed>
        <li />
      </ShipmentTicket>,
    );
    expect(screen.getByText(said)).toBeVisible();
    expect(screen.queryByText(unsaid)).not.toBeInTheDocument();
  });
});
