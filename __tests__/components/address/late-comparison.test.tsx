import { act, render, screen } from '@testing-library/react';
import { QueryIsland } from '@/components/browser/query-island';
import userEvent from '@testing-library/user-event';
import AddressDialog from '@/components/address/address-dialog';
import { visitorStore } from '@/components/session/visitor-store';
import { blankAddress } from '@/lib/address/draft';
import { stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const mockAsked = jest.fn();
jest.mock('@/components/address/compare-addresses', () => {
  mockAsked();
  if (mockAsked.mock.calls.length === 1) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/address/compare-addresses');
});

const typed = {
  ...blankAddress,
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfacs Ave',
  City: 'Minneapolis',
  Zip: '55408',
  Phone: '6125550101',
};
const { Street2, State } = blankAddress;
const record = { Street1: '2817 Colfax Ave', Street2, City: 'Minneapolis', State, Zip: '55408' };

it('keeps the form where the choice between two addresses does not load, and asks for it again with the next attempt', async () => {
  const visitor = { kind: 'anonymous' as const, firstName: null, lastName: null, cartCount: 0 };
  act(() => visitorStore.accept(visitor));
  stubShop({
    'POST /api/session': () => ({ body: visitor }),
    'GET /api/session': () => ({ body: visitor }),
    'GET /api/addresses/reach': () => ({ body: { city: null, undeliverable: [], all: false } }),
    'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
    'POST /api/addresses/verify': () => ({ body: { outcome: 'differs', address: record } }),
  });
  const onSave = jest.fn();
  render(
    <AddressDialog
      purpose="recipient"
      onSave={onSave}
      onClose={() => undefined}
      typed={{ draft: typed, toBook: false }}
      original={blankAddress}
    />,
    { wrapper: QueryIsland },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^We could not reach the shop/)).toBeInTheDocument();
  expect(screen.getByLabelText('Address 1')).toHaveValue(typed.Street1);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/differs in one place/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use suggested address' }));
  expect(onSave).toHaveBeenCalledWith(expect.objectContaining(record), null);
});
