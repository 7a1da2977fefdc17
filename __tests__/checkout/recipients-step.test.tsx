import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/cart/query-island';
import { RecipientsStep } from '@/components/checkout/recipients-step';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { visitorStore } from '@/lib/cart/visitor-store.client';
import { cartOf, stubShop } from '../cart/shop-stub';
import { offerFor } from './offers';
import { shipmentTo } from './shipments';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const nobody = (name: string, change: Partial<CartShipment> = {}) => shipmentTo(name, { recipient: null, method: null, date: null, timePreference: null, cardMessage: [], deliveryNote: null, ...change });

async function show(shipments: CartShipment[]) {
  const view = { kind: 'anonymous' as const, firstName: null, lastName: null, cartCount: 1 };
  act(() => visitorStore.accept(view));
  stubShop({
    'GET /api/checkout/options': ({ path }) => ({ body: offerFor(path) }), 'GET /api/session': () => ({ body: view }), 'POST /api/session': () => ({ body: view }),
    'GET /api/addresses/reach': () => ({ body: { city: 'Minneapolis', undeliverable: [], all: false } }), 'GET /api/addresses/suggest': () => ({ body: { suggestions: [] } }),
    'POST /api/addresses/verify': ({ body }) => ({ body: { outcome: 'verified', address: { Street2: '', ...(body as object) } } }),
  });
  const save = jest.fn().mockResolvedValue(null);
  const onDone = jest.fn();
  const cart: Cart = { ...cartOf(), state: 'ready', shipments };
  render(<QueryIsland><RecipientsStep cart={cart} problem={null} save={save} onDone={onDone} /></QueryIsland>);
  await act(async () => { await Promise.resolve(); });
  return { save, onDone };
}
const field = (label: string) => screen.getByLabelText(label);

describe('the recipients of an order', () => {
  it('ask for an address in the page while nobody gets anything, and go on when it is saved', async () => {
    const { save, onDone } = await show([nobody('Ana')]);
    await screen.findByLabelText('First name');
    for (const [label, text] of [['First name', 'Ana'], ['Last name', 'Ruiz'], ['Address 1', '2817 Colfax Ave S'], ['ZIP', '55408'], ['Phone', '6125550101']] as const) await userEvent.type(field(label), text);
    await waitFor(() => expect(field('City')).toHaveValue('Minneapolis'));
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], AddressType: 'Residence', ShippingAddress: expect.objectContaining({ FirstName: 'Ana', Zip: '55408', State: 'MN', Country: 'US' }) as unknown });
  });

  it('send what came later along with somebody in one tap', async () => {
    const { save, onDone } = await show([shipmentTo('Bea'), nobody('Ana')]);
    await userEvent.click(screen.getByRole('button', { name: /^Send along with Bea Ruiz/ }));
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], WithLineItemID: 'line-Bea' });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('ask an e-gift card only who reads the mail', async () => {
    const line = shipmentTo('Cy').lines[0]!;
    const { save } = await show([nobody('Cy', { lines: [{ ...line, quantity: 1, giftCard: { amount: 5000, email: 'cy@example.com' } }] })]);
    await screen.findByLabelText('First name');
    expect(field('Email')).toHaveValue('cy@example.com');
    expect(screen.queryByLabelText('ZIP')).toBeNull();
    await userEvent.type(field('First name'), 'Cy');
    await userEvent.type(field('Last name'), 'Young');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Cy'], AddressType: 'Email', EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: 'cy@example.com' } }));
  });

  it('are edited in the dialog, which changes nothing else', async () => {
    const { save } = await show([shipmentTo('Ana')]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit address of Ana Ruiz' }));
    const dialog = await screen.findByRole('dialog');
    const phone = await within(dialog).findByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '6125550199');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], AddressType: 'Residence', ShippingAddress: expect.objectContaining({ Phone: '6125550199' }) as unknown }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('take some units of a line to someone else', async () => {
    const { save } = await show([shipmentTo('Ana'), shipmentTo('Walter')]);
    await userEvent.click(screen.getAllByRole('button', { name: /^Move Coral/ })[0]!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /fewer$/ }));
    expect(within(dialog).getByRole('radio', { name: /^Walter Ruiz/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], Units: 1, WithLineItemID: 'line-Walter' });
  });

  it('let somebody new be named for a line', async () => {
    const { save } = await show([shipmentTo('Ana')]);
    await userEvent.click(screen.getByRole('button', { name: 'Send to someone else' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enter the address' }));
    await screen.findByRole('heading', { name: 'Recipient address' });
    for (const [label, text] of [['First name', 'Cy'], ['Last name', 'Young'], ['Address 1', '1 Lake St'], ['ZIP', '55408'], ['City', 'Minneapolis'], ['Phone', '6125550102']] as const) await userEvent.type(await screen.findByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], Units: 1, AddressType: 'Residence', ShippingAddress: expect.objectContaining({ FirstName: 'Cy' }) as unknown }));
  });
});
