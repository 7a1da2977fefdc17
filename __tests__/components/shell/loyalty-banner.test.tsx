import { act, render, screen } from '@testing-library/react';
import { visitorStore } from '@/components/session/visitor-store';
import { LoyaltyBanner } from '@/components/shell/loyalty-banner';

const customer = { kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 } as const;
const invitation = () => screen.queryByRole('link', { name: 'Learn More about Purple Perks' });

it('the loyalty banner invites a visitor, and leaves a customer in peace', () => {
  render(<LoyaltyBanner />);
  expect(invitation()).toHaveAttribute('href', '/customer-service/purple-perks-loyalty-program');
  act(() => visitorStore.accept({ ...customer, userID: 'U1' }));
  expect(invitation()).toBeNull();
});
