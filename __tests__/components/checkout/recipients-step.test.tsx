import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QueryIsland } from '@/components/browser/query-island';
import { MoveGoods, type Moving } from '@/components/checkout/recipients/move-goods';
import { RecipientsStep } from '@/components/checkout/recipients/recipients-step';
import type { Cart, CartShipment } from '@/lib/cart/cart';
import { cartOf } from '@/__tests__/support/shop-stub';
import { shipmentTo } from './shipments';
import { stubDelivery, typeAna } from './stub-delivery';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const nobody = (name: string, change: Partial<CartShipment> = {}) =>
  shipmentTo(name, {
    recipient: null,
    method: null,
    date: null,
    timePreference: null,
    cardMessage: [],
    deliveryNote: null,
    ...change,
  });

/** A gift card by e-mail to someone. */
const mailed = (name: string) => {
  const shipment = shipmentTo(name, { method: 'Email' });
  const email = `${name}@example.com`;
  return {
    ...shipment,
    recipient: { ...shipment.recipient!, addressType: 'Email', email },
    lines: shipment.lines.map((line) => ({ ...line, giftCard: { amount: 5000, email } })),
  };
};

function Step(step: Omit<React.ComponentProps<typeof RecipientsStep>, 'onMove'>) {
  const [moving, setMoving] = useState<Moving | null>(null);
  const { cart, save } = step;
  return (
    <QueryIsland>
      <RecipientsStep {...step} onMove={setMoving} />
      {moving && (
        <MoveGoods cart={cart} moving={moving} save={save} onClose={() => setMoving(null)} />
      )}
    </QueryIsland>
  );
}

async function show(shipments: CartShipment[]) {
  stubDelivery();
  const save = jest.fn().mockResolvedValue(null);
  const onDone = jest.fn();
  const cart: Cart = { ...cartOf(), state: 'ready', shipments };
  render(<Step cart={cart} problem={null} save={save} onDone={onDone} />);
  await act(async () => {
    await Promise.resolve();
  });
  return { save, onDone };
}
const field = (label: string) => screen.getByLabelText(label);

const everyField = { hidden: true };
/** Purposes of the fields in view of one recipient, in their order. */
const purposesIn = (part: HTMLElement) =>
  [
    ...new Set([
      ...within(part).getAllByRole('textbox', everyField),
      ...within(part).getAllByRole('combobox', everyField),
    ]),
  ]
    .filter((input) => !input.matches('[aria-hidden="true"]'))
    .sort((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
    .map((input) => input.getAttribute('autocomplete'));
const shipping = (section: string) => (purpose: string) =>
  purpose === 'off' ? purpose : `section-${section} shipping ${purpose}`;
async function tabTo(name: RegExp | string): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    await userEvent.tab();
    const at = document.activeElement;
    if (
      at &&
      at !== document.body &&
      [
        ...screen.queryAllByRole('button', { name }),
        ...screen.queryAllByRole('radio', { name }),
        ...screen.queryAllByLabelText(name),
      ].includes(at as HTMLElement)
    )
      return;
  }
  throw new Error(`Tab does not come to ${String(name)}.`);
}

describe('the recipients of an order', () => {
  it('ask for an address in the page while nobody gets anything, and go on when it is saved', async () => {
    const { save, onDone } = await show([nobody('Ana')]);
    await screen.findByLabelText('First name');
    await typeAna();
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      AddressType: 'Residence',
      ShippingAddress: expect.objectContaining({
        FirstName: 'Ana',
        Zip: '55408',
        State: 'MN',
        Country: 'US',
      }) as unknown,
    });
  });

  it('send what came later along with somebody in one tap', async () => {
    const { save, onDone } = await show([shipmentTo('Bea'), nobody('Ana')]);
    await userEvent.click(screen.getByRole('button', { name: /^Send along with Bea Ruiz/ }));
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], WithLineItemID: 'line-Bea' });
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  });

  it('keep the focus on what is being sent along, which happens once', async () => {
    const { save } = await show([shipmentTo('Bea'), nobody('Ana')]);
    let answer: (refused: string) => void = () => undefined;
    save.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const along = screen.getByRole('button', { name: /^Send along with Bea Ruiz/ });
    await userEvent.click(along);
    expect(along).toBeEnabled();
    expect(along).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    act(() => answer('Not today.'));
    expect(await screen.findByText('Not today.')).toBeVisible();
    expect(along).toHaveFocus();
  });

  it.each([
    ['a typed address is being saved', 'Continue to delivery', /^Send along with Bea Ruiz/],
    ['goods are being sent along', /^Send along with Bea Ruiz/, 'Continue to delivery'],
  ])('take nothing else while %s', async (_, first, second) => {
    const { save } = await show([shipmentTo('Bea'), nobody('Ana')]);
    let answer: (refused: string) => void = () => undefined;
    save.mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    await screen.findByLabelText('First name');
    await typeAna();
    const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
    await press(first);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(1));
    await press(second);
    await userEvent.type(field('First name'), '{Enter}');
    expect(save).toHaveBeenCalledTimes(1);
    act(() => answer('Not today.'));
    expect(await screen.findByText('Not today.')).toBeVisible();
    await press(second);
    await waitFor(() => expect(save).toHaveBeenCalledTimes(2));
  });

  it('ask an e-gift card only who reads the mail', async () => {
    const line = shipmentTo('Cy').lines[0]!;
    const { save } = await show([
      nobody('Cy', {
        lines: [{ ...line, quantity: 1, giftCard: { amount: 5000, email: 'cy@example.com' } }],
      }),
    ]);
    await screen.findByLabelText('First name');
    expect(field('Email')).toHaveValue('cy@example.com');
    expect(screen.queryByLabelText('ZIP')).toBeNull();
    await userEvent.type(field('First name'), 'Cy');
    await userEvent.type(field('Last name'), 'Young');
    await userEvent.click(screen.getByRole('button', { name: 'Continue to delivery' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        LineItemIDs: ['line-Cy'],
        AddressType: 'Email',
        EmailTo: { FirstName: 'Cy', LastName: 'Young', Email: 'cy@example.com' },
      }),
    );
  });

  it('are edited in the dialog, which changes nothing else', async () => {
    const { save } = await show([shipmentTo('Ana')]);
    await userEvent.click(screen.getByRole('button', { name: 'Edit address of Ana Ruiz' }));
    const dialog = await screen.findByRole('dialog');
    const phone = await within(dialog).findByLabelText('Phone');
    await userEvent.clear(phone);
    await userEvent.type(phone, '6125550199');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        LineItemIDs: ['line-Ana'],
        AddressType: 'Residence',
        ShippingAddress: expect.objectContaining({ Phone: '6125550199' }) as unknown,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offer nothing of e-gift cards to someone else: each goes to its own mailbox', async () => {
    await show([mailed('Ana'), mailed('Walter')]);
    expect(screen.getByRole('button', { name: 'Continue to delivery' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send to someone else' })).toBeNull();
  });

  it('send nothing along with a mailbox, and no e-gift card to an address', async () => {
    await show([mailed('Cy'), shipmentTo('Bea'), nobody('Ana')]);
    expect(
      screen.getAllByRole('button', { name: /^Send along/ }).map(({ textContent }) => textContent),
    ).toEqual([expect.stringContaining('Bea Ruiz')]);
    const moves = (name: string) =>
      within(screen.getByRole('region', { name })).queryAllByRole('button', { name: /^Move/ });
    expect([moves('Bea Ruiz').length, moves('Cy Ruiz').length]).toEqual([1, 0]);
  });

  it('take some units of a line to someone else', async () => {
    const { save } = await show([shipmentTo('Ana'), shipmentTo('Walter')]);
    await userEvent.click(screen.getAllByRole('button', { name: /^Move Coral/ })[0]!);
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: /fewer$/ }));
    expect(within(dialog).getByRole('radio', { name: /^Walter Ruiz/ })).toBeChecked();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      Units: 1,
      WithLineItemID: 'line-Walter',
    });
  });

  it('are named by keyboard alone, seven fields for each, every field with its purpose and no two recipients in one section', async () => {
    const [first] = shipmentTo('Ana').lines;
    const { save } = await show([
      shipmentTo('Ana', {
        lines: [
          { ...first!, quantity: 1 },
          { ...first!, id: 'line-Cy', title: 'Fern', quantity: 1 },
        ],
      }),
      nobody('Bea'),
    ]);
    await screen.findByLabelText('First name');
    await tabTo('Move Fern to another recipient');
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Move Fern' });
    await tabTo('Enter the address');
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Recipient address' });
    await within(dialog).findByLabelText('First name');
    const page = screen.getByRole('region', { name: 'New recipient', ...everyField });
    const purposes = [
      'given-name',
      'family-name',
      'off',
      'address-line1',
      'postal-code',
      'address-level2',
      'tel-national',
    ];
    expect([purposesIn(dialog), purposesIn(page)]).toEqual([
      purposes.map(shipping('line-Cy')),
      purposes.map(shipping('line-Bea')),
    ]);
    for (const [label, text] of [
      ['First name', 'Cy'],
      ['Last name', 'Young'],
      ['Address 1', '1 Lake St'],
      ['ZIP', '55408'],
    ] as const) {
      await tabTo(label);
      await userEvent.keyboard(text);
    }
    await waitFor(() => expect(within(dialog).getByLabelText('City')).toHaveValue('Minneapolis'));
    await tabTo('Phone');
    await userEvent.keyboard('6125550102');
    await tabTo('Save');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        LineItemIDs: ['line-Cy'],
        AddressType: 'Residence',
        ShippingAddress: expect.objectContaining({
          FirstName: 'Cy',
          City: 'Minneapolis',
        }) as unknown,
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Move Fern to another recipient' })).toHaveFocus();
  });

  it('get a line of another one by keyboard alone', async () => {
    const { save } = await show([shipmentTo('Ana'), shipmentTo('Walter'), shipmentTo('Dee')]);
    await tabTo(/^Move Coral/);
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await tabTo(/fewer$/);
    await userEvent.keyboard('{Enter}');
    await tabTo(/^Walter Ruiz/);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Dee Ruiz/ })).toBeChecked();
    await tabTo('Move');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        LineItemIDs: ['line-Ana'],
        Units: 1,
        WithLineItemID: 'line-Dee',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getAllByRole('button', { name: /^Move Coral/ })[0]).toHaveFocus();
  });

  it('let somebody new be named for a line', async () => {
    const { save } = await show([shipmentTo('Ana')]);
    await userEvent.click(screen.getByRole('button', { name: 'Send to someone else' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enter the address' }),
    );
    await screen.findByRole('heading', { name: 'Recipient address' });
    for (const [label, text] of [
      ['First name', 'Cy'],
      ['Last name', 'Young'],
      ['Address 1', '1 Lake St'],
      ['ZIP', '55408'],
      ['City', 'Minneapolis'],
      ['Phone', '6125550102'],
    ] as const)
      await userEvent.type(await screen.findByLabelText(label), text);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(save).toHaveBeenCalledWith({
        LineItemIDs: ['line-Ana'],
        Units: 1,
        AddressType: 'Residence',
        ShippingAddress: expect.objectContaining({ FirstName: 'Cy' }) as unknown,
      }),
    );
  });
});
