import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { visitorStore } from '@/components/session/visitor-store';
import type { EventFacts } from '@/lib/events/event-facts.server';
import { seatStates } from '@/lib/events/event-state';
import type { SessionView } from '@/lib/session/session';
import { stubShop } from '@/__tests__/support/shop-stub';
import { offer, session } from '@/__tests__/lib/events/make-event';
import { showBooking } from './show-booking';

const sessions = [session({ offers: [offer({ productID: '700106-A' })] })];
const nobody: SessionView = { kind: 'none', firstName: null, lastName: null, cartCount: 0 };
const ingrid: SessionView = { ...nobody, kind: 'customer', firstName: 'Ingrid', userID: 'ingrid' };
const boughtBy = (userID: string | undefined): EventFacts['purchased'] =>
  userID === 'ingrid' ? [{ productID: '700106-A', seats: 2 }] : [];

/** A shop that answers of the seats what is right for the visitor of that moment, unless it is down. */
function stub() {
  const state = { down: false };
  const shop = stubShop({
    'GET /api/events/700106': () => {
      const facts: EventFacts = {
        seats: { '700106-A': 8 },
        states: seatStates(sessions, new Date('2026-07-01T15:00:00Z')),
        purchased: boughtBy(visitorStore.get()?.userID),
        now: '2026-07-01T15:00:00Z',
        standsFor: null,
      };
      return state.down ? { status: 503, body: null } : { body: facts };
    },
  });
  return { state, asked: () => shop.asked('GET').length };
}
const mine = () => screen.queryByRole('link', { name: 'View Details' });

describe('the seats that a customer has bought', () => {
  it('are shown once they log in on the page', async () => {
    visitorStore.accept(nobody);
    const shop = stub();
    showBooking(sessions);
    await waitFor(() => expect(shop.asked()).toBe(1));
    expect(mine()).toBeNull();
    act(() => visitorStore.accept(ingrid));
    expect(await screen.findByRole('link', { name: 'View Details' })).toBeVisible();
  });

  it('are shown no more once they are logged out, elsewhere too, whatever the shop answers', async () => {
    visitorStore.accept(ingrid);
    const shop = stub();
    showBooking(sessions);
    expect(await screen.findByRole('link', { name: 'View Details' })).toBeVisible();
    shop.state.down = true;
    await act(async () => visitorStore.accept(nobody));
    expect(shop.asked()).toBe(2);
    expect(mine()).toBeNull();
  });

  it('are asked for once while the customer is the same', async () => {
    const shop = stub();
    visitorStore.accept(ingrid);
    showBooking(sessions);
    await screen.findByRole('link', { name: 'View Details' });
    act(() => visitorStore.accept({ ...ingrid, cartCount: 3 }));
    expect(shop.asked()).toBe(1);
  });
});

it('seats are asked for anew on a page that comes back with the Back button', async () => {
  const shop = stub();
  showBooking(sessions);
  await waitFor(() => expect(shop.asked()).toBe(1));
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  await act(async () => undefined);
  expect(shop.asked()).toBe(2);
});
