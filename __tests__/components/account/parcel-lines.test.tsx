import { render, screen } from '@testing-library/react';
import { ParcelLines } from '@/components/account/orders/parcel-lines';
import { parcelsOf } from '@/lib/orders/parcels';

const lines = [
  { id: 'l1', title: 'Sunday Best' },
  { id: 'l2', title: 'Snake Plant' },
];
const sent = (shipment: object, ...LineItemIDs: string[]) =>
  ({
    shipment: { ID: 's1', ...shipment },
    items: LineItemIDs.map((LineItemID) => ({ LineItemID })),
  }) as never;

describe('what of an order has been sent (ruling 43)', () => {
  it.each([
    [
      { Shipper: 'UPS', TrackingNumber: '1Z999', DateShipped: '2026-11-20T22:00:00Z' },
      ['l1', 'l2'],
      'Sent Nov 20, 2026 by UPS · Tracking 1Z999 (new window)',
      'https://www.ups.com/track?tracknum=1Z999',
    ],
    [
      {
        Shipper: 'USPS',
        TrackingNumber: '94 00',
        DateShipped: '2026-11-20T22:00:00Z',
        DateDelivered: '2026-11-22T18:00:00Z',
      },
      ['l1', 'l2'],
      'Delivered Nov 22, 2026 by USPS · Tracking 94 00 (new window)',
      'https://tools.usps.com/go/TrackConfirmAction?tLabels=94%2000',
    ],
    [
      { Shipper: 'Road Runner', TrackingNumber: 'RR1', DateShipped: '2026-11-20T22:00:00Z' },
      ['l2'],
      'Sent Nov 20, 2026 by Road Runner: Snake Plant · Tracking RR1',
      null,
    ],
    [{}, ['l1', 'l2'], 'Packed, on its way soon', null],
  ])('%j with %j: %s', (shipment, ids, words, address) => {
    const { container } = render(
      <ParcelLines parcels={parcelsOf([sent(shipment, ...ids)])} lines={lines} />,
    );
    expect(container).toHaveTextContent(words);
    if (address) expect(screen.getByRole('link')).toHaveAttribute('href', address);
    else expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows nothing of another recipient’s, nothing for an empty shipment', () => {
    const { container } = render(
      <ParcelLines
        parcels={parcelsOf([sent({ Shipper: 'UPS' }, 'l9'), sent({ Shipper: 'UPS' })])}
        lines={lines}
      />,
    );
    expect(container).toBeEmptyDOMElement();
  });
});
