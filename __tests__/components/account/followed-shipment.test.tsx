import { render, screen } from '@testing-library/react';
import { FollowedShipment } from '@/components/account/order-page/followed-shipment';
import type { OrderPageView } from '@/lib/account/order-page.server';
import {
  shipmentLife,
  shipmentSteps,
  type ShipmentState,
} from '@/lib/orders/shipment/shipment-life';

jest.mock(
  'next/navigation',
  () => jest.requireActual<typeof import('./router')>('./router').navigation,
);

const at = '2026-11-25T20:14:00.000Z';
function show(state: ShipmentState, goods: string[] | null) {
  const life = shipmentLife([{ key: 'k', state, round: 1, at, note: 'Front desk' }]);
  const view: OrderPageView = {
    role: 'recipient',
    window: '1 PM – 5 PM',
    steps: shipmentSteps('LocalDelivery', life, null),
    shipment: {
      firstName: 'Bea',
      city: 'Minneapolis',
      method: 'LocalDelivery',
      date: '2026-11-25',
      window: 'PM',
      timePreference: 'PM',
      life,
      goods,
      card: goods && ['Happy birthday', 'Ana'],
      photos: goods ? [{ id: 'p1', state: 'delivered', width: 800, height: 600 }] : [],
    },
  };
  render(<FollowedShipment token={'0'.repeat(32)} view={view} />);
}

it('tells whoever gets it that something comes and when, and not what', () => {
  show('loaded', null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    'Something is on its way to you',
  );
  expect(screen.getByText('Nov 25, 2026, 1 PM – 5 PM')).toBeVisible();
  expect(screen.getByText('On the van').closest('li')).toHaveAttribute('aria-current', 'step');
  expect(document.body).not.toHaveTextContent(/birthday|\$/);
  expect(screen.queryByRole('img')).toBeNull();
});

it('shows what has come, with the card, once it is there', () => {
  show('delivered', ['2 × Coral Roses']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('It has arrived');
  expect(screen.getByText('2 × Coral Roses')).toBeVisible();
  expect(screen.getByText('Happy birthday')).toBeVisible();
  expect(screen.getByText('Nov 25, 2:14 PM')).toBeVisible();
  expect(screen.getByText('Front desk')).toBeVisible();
  expect(
    screen.getByRole('img', { name: '2 × Coral Roses, where they were left, Front desk' }),
  ).toHaveAttribute('src', `/api/follow/${'0'.repeat(32)}/photo/p1`);
  expect(screen.getByText('Where we left it')).toBeVisible();
});

it.each<[ShipmentState, string, string]>([
  ['attempted', 'We came by with something for you', 'we bring it again, the first time free'],
  ['returned', 'Something for you is back at our shop', 'we find another day or place for it'],
])('says what comes next when it is %s, and no day it would come on', (state, heading, next) => {
  show(state, null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByText(new RegExp(next))).toContainElement(
    screen.getAllByRole('link', { name: /\d{3}.*\d{4}/ })[0]!,
  );
  expect(document.body).not.toHaveTextContent(/Nov 25, 2026|Not at home/);
});

it('says of a canceled one nothing but that', () => {
  show('canceled', null);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This delivery was canceled');
  expect(document.body).not.toHaveTextContent(/on its way|Not at home/);
});
