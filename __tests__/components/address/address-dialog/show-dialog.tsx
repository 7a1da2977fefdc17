import { act, render, screen } from '@testing-library/react';
import { QueryIsland } from '@/components/browser/query-island';
import userEvent from '@testing-library/user-event';
import AddressDialog, { type AddressDialogProps } from '@/components/address/address-dialog';
import { blankAddress, type AddressDraft } from '@/lib/address/draft';
import { visitorStore } from '@/components/session/visitor-store';
import { stubShop } from '@/__tests__/support/shop-stub';

/** The address of a recipient, with a street that is not written as the post does. */
export const ana: AddressDraft = {
  ...blankAddress,
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfacs Ave',
  Street2: 'Unit 2',
  City: 'Minneapolis',
  Zip: '55409',
  Phone: '6125550101',
};

/** What the verification makes of Ana's address. */
export const right = {
  Street1: '2817 Colfax Ave S',
  Street2: 'Unit 2',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
};

export const stores = [
  { id: 'Store-lyndale', name: 'Lyndale Avenue', street: '6400 Lyndale Ave S', city: 'Richfield' },
];

export type Answers = Parameters<typeof stubShop>[0];

/** Opens the dialog for a recipient of a visitor, or as said; the shop answers what the dialog asks. */
export async function show(
  props: Partial<AddressDialogProps> = {},
  { kind = 'anonymous' as 'anonymous' | 'customer', answers = {} as Answers } = {},
) {
  const view = { kind, firstName: null, lastName: null, cartCount: 0 };
  act(() => visitorStore.accept(view));
  const shop = stubShop({
    ...answers,
    'POST /api/session': () => ({ body: view }),
    'GET /api/session': () => ({ body: view }),
    'GET /api/addresses/reach': () => ({ body: { city: null, undeliverable: [], all: false } }),
    'GET /api/addresses/suggest':
      answers['GET /api/addresses/suggest'] ?? (() => ({ body: { suggestions: [] } })),
    'GET /api/addresses': () => ({ body: { addresses: [] } }),
    ...answers,
  });
  const onSave = jest.fn();
  const onClose = jest.fn();
  render(<AddressDialog purpose="recipient" onSave={onSave} onClose={onClose} {...props} />, {
    wrapper: QueryIsland,
  });
  await screen.findByRole('button', { name: 'Save' });
  return { shop, onSave, onClose };
}

export const field = (label: string | RegExp) => screen.getByLabelText(label);
export const save = () => screen.getByRole('button', { name: 'Save' });
/** What is said of faults on the screen. */
export const messages = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);

/** Writes something else into a field. */
export async function change(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label));
  await userEvent.type(field(label), text);
}
