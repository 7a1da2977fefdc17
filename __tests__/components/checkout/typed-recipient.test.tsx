import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryIsland } from '@/components/browser/query-island';
import { KeptFor } from '@/components/cart/use-kept';
import { OneDelivery } from '@/components/checkout/one/one-delivery';
import { RecipientsStep } from '@/components/checkout/recipients/recipients-step';
import { dropDrafts } from '@/components/session/kept-drafts';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import type { SessionView } from '@/lib/session/session';
import { cartOf } from '@/__tests__/support/shop-stub';
import { shipmentTo } from './shipments';
import { stubDelivery, typeAna } from './stub-delivery';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(dropDrafts);

const customer: SessionView = {
  kind: 'customer',
  firstName: 'Ingrid',
  lastName: 'Solberg',
  cartCount: 1,
};
const nobody = (...names: string[]): CartShipment => ({
  ...shipmentTo(names[0] ?? ''),
  recipient: null,
  method: null,
  date: null,
  timePreference: null,
  cardMessage: [],
  deliveryNote: null,
  lines: names.flatMap((name) => shipmentTo(name).lines),
});
const noSave = jest.fn().mockResolvedValue(null);

function together(shipment: CartShipment): React.ReactNode {
  const cart: Cart = { ...cartOf(), state: 'ready', shipments: [shipment] };
  return (
    <OneDelivery
      onMove={jest.fn()}
      cart={cart}
      step="recipients"
      moved={false}
      problem={null}
      saving={false}
      save={noSave}
      remove={noSave}
      notice={null}
      onDone={jest.fn()}
    />
  );
}

function apart(shipments: CartShipment[], save: jest.Mock = noSave): React.ReactNode {
  const cart: Cart = { ...cartOf(), state: 'ready', shipments };
  return (
    <RecipientsStep cart={cart} problem={null} save={save} onMove={jest.fn()} onDone={jest.fn()} />
  );
}

async function show(
  part: React.ReactNode,
  visitor?: SessionView,
  answers: Parameters<typeof stubDelivery>[0] = {},
) {
  stubDelivery(answers, visitor);
  const page = (children: React.ReactNode) => (
    <QueryIsland>
      <KeptFor value="order-1">{children}</KeptFor>
    </QueryIsland>
  );
  const { rerender, unmount } = render(page(part));
  await screen.findByLabelText('First name');
  return { change: (next: React.ReactNode) => act(() => rerender(page(next))), unmount };
}

const firstName = () => screen.findByLabelText('First name');
describe('a recipient who was typed and is not written yet', () => {
  it.each([
    ['the later goods go', ['Fern'], 'Rose'],
    ['the first goods go', ['Rose'], 'Fern'],
  ])('stays in the form when %s to someone else', async (_, rest, moved) => {
    const { change } = await show(together(nobody('Rose', 'Fern')));
    await typeAna();
    change(apart([shipmentTo(moved), nobody(...rest)]));
    expect(await firstName()).toHaveValue('Ana');
    expect(screen.getByLabelText('Address 1')).toHaveValue('2817 Colfax Ave S');
  });

  it('is there after a reload beside other recipients too', async () => {
    const { unmount } = await show(apart([shipmentTo('Cy'), nobody('Rose')]));
    await userEvent.type(await firstName(), 'Ana');
    unmount();
    await show(apart([shipmentTo('Cy'), nobody('Rose')]));
    expect(await firstName()).toHaveValue('Ana');
  });

  it('does not stand in the form of the goods that are left once it is written', async () => {
    let drawRest = () => {};
    const save = jest.fn(() => {
      drawRest();
      return Promise.resolve(null);
    });
    const { change } = await show(apart([nobody('Rose'), nobody('Fern')], save));
    drawRest = () => change(apart([shipmentTo('Ana'), nobody('Fern')], save));
    await typeAna();
    await userEvent.click(screen.getByRole('button', { name: 'Save recipient' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(await firstName()).toHaveValue('');
    expect(screen.getByRole('group', { name: 'Who is it for?' })).toHaveFocus();
  });

  it('stays in the form when it is refused, and over a reload after it', async () => {
    const save = jest.fn().mockResolvedValue('Not today.');
    const { unmount } = await show(apart([nobody('Rose')], save));
    await typeAna();
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    expect(await screen.findByText('Not today.')).toBeInTheDocument();
    expect(await firstName()).toHaveValue('Ana');
    unmount();
    await show(apart([nobody('Rose')]));
    expect(await firstName()).toHaveValue('Ana');
  });

  it('is there after a reload while it is being written, and not in the form of goods that are left', async () => {
    const save = jest.fn(() => new Promise<string | null>(() => {}));
    const first = await show(apart([nobody('Rose'), nobody('Fern')], save));
    await typeAna();
    await userEvent.click(screen.getByRole('button', { name: 'Save recipient' }));
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    first.unmount();
    const again = await show(apart([nobody('Rose'), nobody('Fern')]));
    expect(await firstName()).toHaveValue('Ana');
    again.unmount();
    await show(apart([shipmentTo('Ana'), nobody('Fern')]));
    expect(await firstName()).toHaveValue('');
  });

  it('is kept as it was typed last, also while the address book was saving what was there before', async () => {
    let answerBook: (() => void) | null = null;
    const save = jest.fn(() => new Promise<string | null>(() => {}));
    const { unmount } = await show(apart([nobody('Rose')], save), customer, {
      'POST /api/addresses/verify': ({ body }) => ({
        body: { outcome: 'verified', address: { Street2: '', ...(body as object) } },
      }),
      'POST /api/addresses': () =>
        new Promise((resolve) => {
          answerBook = () => resolve({ status: 201, body: { id: 'a-1' } });
        }),
    });
    await typeAna();
    await userEvent.click(screen.getByLabelText('Save Address'));
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await waitFor(() => expect(answerBook).not.toBeNull());
    await userEvent.type(await firstName(), 'bel');
    await act(async () => answerBook?.());
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    unmount();
    await show(apart([nobody('Rose')]), customer);
    expect(await firstName()).toHaveValue('Anabel');
  });

  it('is still to go into the address book after a reload, where that was ticked', async () => {
    const { unmount } = await show(apart([nobody('Rose')]), customer);
    await userEvent.type(await firstName(), 'Ana');
    await userEvent.click(screen.getByLabelText('Save Address'));
    unmount();
    await show(apart([nobody('Rose')]), customer);
    expect(screen.getByLabelText('Save Address')).toBeChecked();
    expect(await firstName()).toHaveValue('Ana');
  });
});
