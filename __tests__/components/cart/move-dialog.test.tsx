import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import MoveDialog from '@/components/cart/shipment/move-dialog';
import { QueryIsland } from '@/components/browser/query-island';
import type { Cart } from '@/lib/cart/cart';
import { shipmentTo } from '../checkout/shipments';
import { cartOf } from '@/__tests__/support/shop-stub';
import { addressDialogTexts } from '@/lib/address/texts';
import { errorText } from '@/lib/core/errors/error-texts';
import type { Fulfillment } from '@/lib/cart/schema';
import { stubDelivery, typeAna } from '../checkout/stub-delivery';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const one = { ...shipmentTo('Ana').lines[0]!, id: 'line-Ana', quantity: 1 };

function show(quantities: readonly number[], save = jest.fn().mockResolvedValue(null)) {
  const names = ['Ana', 'Walter', 'Dee'];
  const cart: Cart = {
    ...cartOf(),
    state: 'ready',
    shipments: quantities.map((quantity, index) =>
      shipmentTo(names[index] ?? '', {
        lines: [{ ...one, id: `line-${names[index] ?? ''}`, quantity }],
      }),
    ),
  };
  const setQuantity = jest.fn().mockResolvedValue(null);
  const onClose = jest.fn();
  const { unmount } = render(
    <QueryIsland>
      <MoveDialog
        cart={cart}
        line={null}
        stores={[]}
        save={save}
        setQuantity={setQuantity}
        onClose={onClose}
      />
    </QueryIsland>,
  );
  const quantitiesSet = () =>
    (setQuantity.mock.calls as [{ id: string }, number][]).map(([{ id }, to]) => [id, to]);
  return { save, onClose, quantitiesSet, unmount };
}
const more = () => screen.getByRole('radio', { name: /^One more of/ });
const choose = async (...names: readonly string[]) => {
  for (const name of names)
    await userEvent.click(screen.getByRole('checkbox', { name: new RegExp(`for ${name} Ruiz$`) }));
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('sending to someone else', () => {
  it('sends one more of what another keeps', async () => {
    const { save, onClose, quantitiesSet } = show([1, 1]);
    await choose('Ana');
    await userEvent.click(more());
    await press('Send one more');
    expect(quantitiesSet()).toEqual([['line-Ana', 2]]);
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      Units: 1,
      WithLineItemID: 'line-Walter',
    });
    expect(onClose).toHaveBeenCalled();
  });

  it('takes the one more off again where it cannot be sent, and says why', async () => {
    const { onClose, quantitiesSet } = show([1, 1], jest.fn().mockResolvedValue('Not there.'));
    await choose('Ana');
    await userEvent.click(more());
    await press('Send one more');
    expect(await screen.findByRole('alert')).toHaveTextContent('Not there.');
    expect(quantitiesSet()).toEqual([
      ['line-Ana', 2],
      ['line-Ana', 1],
    ]);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('moves what there is, without another', async () => {
    const { save, quantitiesSet } = show([1, 1]);
    await choose('Ana');
    expect(screen.getByRole('radio', { name: /^Move it/ })).toBeChecked();
    await press('Move');
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], WithLineItemID: 'line-Walter' });
    expect(quantitiesSet()).toEqual([]);
  });

  it('closes no other dialog that is opened while a move of this one, left by then, is written', async () => {
    let write = (_: null) => {};
    const held = new Promise<null>((resolve) => (write = resolve));
    const { onClose, unmount } = show([1, 1], jest.fn().mockReturnValue(held));
    await choose('Ana');
    await press('Move');
    unmount();
    await act(async () => write(null));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('begins with one more where there is only one', () => {
    show([1]);
    expect(more()).toBeChecked();
  });

  it('asks for a choice where there are several, and sends nothing without one', async () => {
    const { save, quantitiesSet } = show([1, 1, 1]);
    await press('Move');
    expect(await screen.findByRole('alert')).toHaveTextContent('Choose what they should get.');
    await choose('Ana');
    expect(screen.queryByRole('alert')).toBeNull();
    expect([save.mock.calls, quantitiesSet()]).toEqual([[], []]);
  });

  it('moves several in one request, all of each', async () => {
    const { save, quantitiesSet } = show([1, 3, 1]);
    await choose('Ana', 'Walter');
    expect(screen.queryByText('How many of 3')).toBeNull();
    await press('Move');
    expect(save.mock.calls).toEqual([
      [{ LineItemIDs: ['line-Ana', 'line-Walter'], WithLineItemID: 'line-Dee' }],
    ]);
    expect(quantitiesSet()).toEqual([]);
  });

  it('sends one more of each; after a refusal a second try goes on with what is left', async () => {
    const save = jest
      .fn()
      .mockResolvedValueOnce(null)
      .mockResolvedValueOnce('Not there.')
      .mockResolvedValue(null);
    const { onClose, quantitiesSet } = show([1, 3, 1], save);
    await choose('Ana', 'Walter');
    await userEvent.click(more());
    await press('Send one more of each');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      / was added for them\. Not there\.$/,
    );
    expect(onClose).not.toHaveBeenCalled();
    await press('Send one more of each');
    expect(quantitiesSet()).toEqual([
      ['line-Ana', 2],
      ['line-Walter', 4],
      ['line-Walter', 3],
      ['line-Walter', 4],
    ]);
    expect(onClose).toHaveBeenCalled();
  });
});

describe('an address changed while goods are sent to it', () => {
  const two = { ...one, quantity: 2 };
  const split = [
    { ...one, id: 'line-Ana' },
    { ...one, id: 'line-new' },
  ];
  const whole = [{ ...one, id: 'line-Ana', quantity: 2 }];
  const cart = (to: string, lines: Cart['shipments'][number]['lines']): Cart => ({
    ...cartOf(),
    state: 'ready',
    shipments: lines.map((line, index) =>
      shipmentTo(index === lines.length - 1 ? to : 'Ana', { lines: [line] }),
    ),
  });

  const goesTo = async (after: Cart, units: number) => {
    let write = (_answer: null) => {};
    const save = jest
      .fn()
      .mockReturnValueOnce(new Promise((resolve) => (write = resolve)))
      .mockResolvedValue(null);
    const onClose = jest.fn();
    const dialog = (shown: Cart) => (
      <QueryIsland>
        <MoveDialog cart={shown} line={two} stores={[]} save={save} onClose={onClose} />
      </QueryIsland>
    );
    stubDelivery();
    const { rerender } = render(dialog(cart('Ana', [two])));
    if (units === 1)
      await userEvent.click(screen.getByRole('button', { name: /^One less|Fewer|Remove one/i }));
    await userEvent.click(screen.getByRole('radio', { name: /^Someone new/ }));
    await press('Enter the address');
    await screen.findByLabelText('First name');
    await typeAna();
    await press('Save');
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    expect(save.mock.calls[0]?.[0].Units).toBe(units === 1 ? 1 : undefined);
    await userEvent.type(screen.getByLabelText('First name'), 'bel');
    rerender(dialog(after));
    await act(async () => write(null));
    expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
    await press('Save');
    return { save, onClose };
  };

  it.each([
    ['one of two of a line', 1, split, ['line-new']],
    ['all of a line', 2, whole, ['line-Ana']],
  ])('is changed for them alone: %s', async (_, units, after, sent) => {
    const { save, onClose } = await goesTo(cart('Anabel', after), units);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(save).toHaveBeenCalledTimes(2);
    const [last] = save.mock.lastCall as [Fulfillment];
    expect([last.LineItemIDs, last.Units, last.ShippingAddress?.FirstName]).toEqual([
      sent,
      undefined,
      'Anabel',
    ]);
  });

  it('is not said to be changed for what was taken out of the cart in another window meanwhile', async () => {
    const { save, onClose } = await goesTo(cart('Ana', [{ ...one, id: 'line-Ana' }]), 1);
    expect(await screen.findByText(errorText({ code: 'not-found' }))).toBeVisible();
    expect(save).toHaveBeenCalledTimes(1);
    expect(onClose).not.toHaveBeenCalled();
  });
});

it('one more that joined what its first place has is sent on alone to the address as it was changed', async () => {
  let write = (_answer: null) => {};
  const save = jest
    .fn()
    .mockReturnValueOnce(new Promise((resolve) => (write = resolve)))
    .mockResolvedValue(null);
  const onClose = jest.fn();
  const cart = (atWalters: number): Cart => ({
    ...cartOf(),
    state: 'ready',
    shipments: [
      shipmentTo('Ana', { lines: [{ ...one, id: 'line-Ana' }] }),
      shipmentTo('Walter', { lines: [{ ...one, id: 'line-Walter', quantity: atWalters }] }),
    ],
  });
  const dialog = (shown: Cart) => (
    <QueryIsland>
      <MoveDialog
        cart={shown}
        line={null}
        stores={[]}
        save={save}
        setQuantity={jest.fn().mockResolvedValue(null)}
        onClose={onClose}
      />
    </QueryIsland>
  );
  stubDelivery();
  const { rerender } = render(dialog(cart(1)));
  await choose('Ana');
  await userEvent.click(more());
  await userEvent.click(screen.getByRole('radio', { name: /^Someone new/ }));
  await press('Enter the address');
  await screen.findByLabelText('First name');
  await typeAna();
  await press('Save');
  await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
  await userEvent.type(screen.getByLabelText('First name'), 'bel');
  rerender(dialog(cart(2)));
  await act(async () => write(null));
  expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [last] = save.mock.lastCall as [Fulfillment];
  expect([last.LineItemIDs, last.Units, last.ShippingAddress?.FirstName]).toEqual([
    ['line-Walter'],
    1,
    'Anabel',
  ]);
});

describe('a dialog about what is taken out of the cart in another window', () => {
  const cart = (...names: readonly string[]): Cart => ({
    ...cartOf(),
    state: 'ready',
    shipments: names.map((name) => shipmentTo(name, { lines: [{ ...one, id: `line-${name}` }] })),
  });
  const dialog = (shown: Cart, line: Cart['shipments'][number]['lines'][number] | null) => (
    <QueryIsland>
      <MoveDialog cart={shown} line={line} stores={[]} save={jest.fn()} onClose={onClose} />
    </QueryIsland>
  );
  const onClose = jest.fn();
  beforeEach(() => onClose.mockClear());

  it.each([
    ['of the one line it moves', one, cart('Walter'), 1],
    ['of all there is', null, cart(), 1],
    ['of another line', one, cart('Ana'), 0],
  ])('%s', (_what, line, after, closes) => {
    const { rerender } = render(dialog(cart('Ana', 'Walter'), line));
    expect(onClose).not.toHaveBeenCalled();
    rerender(dialog(after, line));
    expect(onClose).toHaveBeenCalledTimes(closes);
  });
});
