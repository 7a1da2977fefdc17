import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { visitorStore } from '@/components/session/visitor-store';
import type { SessionView } from '@/lib/session/session';
import { stubShop } from '@/__tests__/support/shop-stub';
import { offerFor } from './offers';

const guest: SessionView = { kind: 'anonymous', firstName: null, lastName: null, cartCount: 1 };

/** A visitor at a shop that delivers in Minneapolis and takes every address as it is typed, but for `answers`. */
export function stubDelivery(
  answers: Parameters<typeof stubShop>[0] = {},
  visitor: SessionView = guest,
): void {
  act(() => visitorStore.accept(visitor));
  stubShop({
    // First, since the first that fits answers; and again, since they take the place of others.
    ...answers,
    'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }),
    'GET /api/session': () => ({ body: visitor }),
    'POST /api/session': () => ({ body: visitor }),
    'GET /api/addresses/reach': () => ({
      body: { city: 'Minneapolis', undeliverable: [], all: false },
    }),
    'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
    'GET /api/addresses': () => ({ body: { addresses: [] } }),
    'POST /api/addresses/verify': ({ body }) => ({
      body: { outcome: 'verified', address: { Street2: '', ...(body as object) } },
    }),
    ...answers,
  });
}

/** Types a recipient in Minneapolis into the form of an address. */
export async function typeAna(): Promise<void> {
  for (const [label, text] of [
    ['First name', 'Ana'],
    ['Last name', 'Ruiz'],
    ['Address 1', '2817 Colfax Ave S'],
    ['ZIP', '55408'],
    ['Phone', '6125550101'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveValue('Minneapolis'));
}
