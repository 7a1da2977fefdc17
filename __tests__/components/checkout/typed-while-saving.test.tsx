import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { QueryIsland } from '@/components/browser/query-island';
import { KeptFor } from '@/components/cart/use-kept';
import { dropDrafts, keptDraft } from '@/components/session/kept-drafts';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { CardMessageStep } from '@/components/checkout/card-message/card-message-step';
import { DeliveryStep } from '@/components/checkout/delivery/delivery-step';
import { OneDelivery } from '@/components/checkout/one/one-delivery';
import { RecipientsStep } from '@/components/checkout/recipients/recipients-step';
import { addressDialogTexts } from '@/lib/address/texts';
import type { CartShipment } from '@/lib/cart/cart';
import type { Fulfillment } from '@/lib/cart/schema';
import { cartOf } from '@/__tests__/support/shop-stub';
import { shipmentTo } from './shipments';
import { stubDelivery, typeAna } from './stub-delivery';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

beforeEach(() => {
  forgetDrafts();
  dropDrafts();
});

const blank = { cardMessage: [], deliveryNote: null };
const undated = { ...blank, method: null, date: null, timePreference: null };
const lines = (line1: string) => ({ line1, line2: '', line3: '', line4: '' });

/** A shipment as the shop answers once what was said of it is written. */
function writtenTo(shipment: CartShipment, said: Fulfillment): CartShipment {
  const { CardMessage, DeliveryNote, DeliveryMethod, RequestedDeliveryDate } = said;
  return {
    ...shipment,
    recipient: said.ShippingAddress
      ? shipmentTo(said.ShippingAddress.FirstName).recipient
      : shipment.recipient,
    cardMessage: CardMessage ? Object.values(CardMessage) : shipment.cardMessage,
    deliveryNote: DeliveryNote ?? shipment.deliveryNote,
    method: DeliveryMethod ?? shipment.method,
    date: RequestedDeliveryDate ?? shipment.date,
  };
}

type Drawn = (checkout: {
  shipments: CartShipment[];
  saving: boolean;
  save: (request: Fulfillment) => Promise<string | null>;
  onDone: () => void;
}) => React.ReactNode;

/** A part of checkout whose writes are answered one at a time, by `answer`; each answer becomes the cart, as the shop's does. */
function show(first: CartShipment[], Part: Drawn) {
  const answers: ((refused: string | null) => void)[] = [];
  const [asked, onDone] = [jest.fn<void, [Fulfillment]>(), jest.fn()];
  let take = (_: CartShipment[]) => {};
  let open = () => {};
  function Checkout() {
    const [shipments, setShipments] = useState(first);
    const [saving, setSaving] = useState(false);
    const [opened, setOpened] = useState(0);
    useEffect(() => {
      take = setShipments;
      open = () => setOpened((times) => times + 1);
    }, []);
    const save = (request: Fulfillment) => {
      asked(request);
      setSaving(true);
      return new Promise<string | null>((resolve) => {
        answers.push((refused) => {
          setSaving(false);
          if (refused === null)
            setShipments((known) =>
              known.map((shipment) =>
                shipment.lines.some(({ id }) => request.LineItemIDs?.includes(id))
                  ? writtenTo(shipment, request)
                  : shipment,
              ),
            );
          resolve(refused);
        });
      });
    };
    return <Part key={opened} shipments={shipments} saving={saving} save={save} onDone={onDone} />;
  }
  stubDelivery();
  render(
    <QueryIsland>
      <KeptFor value="order-1">
        <Checkout />
      </KeptFor>
    </QueryIsland>,
  );
  return {
    asked,
    onDone,
    /** The page is opened anew. */
    openAnew: () => act(() => open()),
    /** The cart as another window has made it. */
    write: (shipments: CartShipment[]) => act(() => take(shipments)),
    isAsked: (times: number) => waitFor(() => expect(asked).toHaveBeenCalledTimes(times)),
    answer: (refused: string | null = null) =>
      act(async () => {
        answers.shift()?.(refused);
        await Promise.resolve();
      }),
  };
}

const One: Drawn = ({ shipments, saving, save, onDone }) => (
  <OneDelivery
    onMove={jest.fn()}
    cart={{ ...cartOf(), state: 'ready', shipments }}
    step="recipients"
    moved={false}
    problem={null}
    saving={saving}
    save={save}
    remove={jest.fn()}
    notice={null}
    onDone={onDone}
  />
);
const Recipients: Drawn = ({ shipments, save, onDone }) => (
  <RecipientsStep
    onMove={jest.fn()}
    cart={{ ...cartOf(), state: 'ready', shipments }}
    problem={null}
    save={save}
    onDone={onDone}
  />
);
const Cards: Drawn = (checkout) => <CardMessageStep {...checkout} problem={null} />;
const Days: Drawn = ({ shipments, ...checkout }) => (
  <DeliveryStep
    {...checkout}
    cart={{ ...cartOf(), state: 'ready', shipments }}
    problem={null}
    onRecipients={jest.fn()}
    remove={jest.fn()}
  />
);

const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
const day = (name: RegExp) => screen.findByRole('radio', { name });

/** The days of one shipment: a second was chosen while the first was written, and is being written. */
async function chooseAnother() {
  const days = show([shipmentTo('Ana', { ...undated, ...blank })], Days);
  await userEvent.click(await day(/^Wednesday, May 6/));
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the card' }));
  await days.isAsked(1);
  await userEvent.click(await day(/^Thursday, May 7/));
  await days.answer();
  await days.isAsked(2);
  return days;
}

async function sayAll(): Promise<void> {
  await typeAna();
  await userEvent.click(await day(/^Wednesday, May 6/));
  await userEvent.click(goOn());
}

async function sayRecipient(): Promise<void> {
  await typeAna();
  await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
}

async function sayDay(): Promise<void> {
  await userEvent.click(await day(/^Wednesday, May 6/));
  await userEvent.click(goOn());
}

describe.each([
  ['a new recipient', { ...undated, recipient: null }, sayAll],
  ['a known recipient', undated, sayDay],
] as const)('the one delivery of %s', (_, change, press) => {
  it('goes on once the words typed while it was written are written too, however often', async () => {
    const { asked, isAsked, answer, onDone } = show([shipmentTo('Ana', change)], One);
    await screen.findByRole('button', { name: /^Continue/ });
    await press();
    await isAsked(1);
    const field = message();
    await userEvent.type(field, 'With');
    await answer();
    await isAsked(2);
    expect(message()).toBe(field);
    expect(field).toHaveFocus();
    await userEvent.type(field, ' love');
    await userEvent.type(screen.getByLabelText('Note for the driver (optional)'), 'Side door');
    await answer();
    await isAsked(3);
    expect(onDone).not.toHaveBeenCalled();
    await answer();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('payment'));
    expect(asked.mock.calls.slice(1)).toEqual([
      [{ LineItemIDs: ['line-Ana'], CardMessage: lines('With') }],
      [
        {
          LineItemIDs: ['line-Ana'],
          CardMessage: lines('With love'),
          DeliveryNote: 'Side door',
        },
      ],
    ]);
  });

  it('stays at words typed meanwhile that cannot be printed, and keeps them', async () => {
    const { asked, isAsked, answer, onDone } = show([shipmentTo('Ana', change)], One);
    await screen.findByRole('button', { name: /^Continue/ });
    await press();
    await isAsked(1);
    await userEvent.type(message(), 'Love 🌷');
    await answer();
    expect(await screen.findByRole('region', { name: 'Ana Ruiz' })).toBeVisible();
    expect(message()).toHaveValue('Love 🌷');
    expect(message()).toHaveFocus();
    expect(screen.getByRole('alert')).toHaveTextContent('🌷');
    expect([asked.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 0]);
  });

  it('stays where what was typed meanwhile is refused, and keeps it', async () => {
    const { isAsked, answer, onDone } = show([shipmentTo('Ana', change)], One);
    await screen.findByRole('button', { name: /^Continue/ });
    await press();
    await isAsked(1);
    await userEvent.type(message(), 'With love');
    await answer();
    await isAsked(2);
    await answer('Not now.');
    expect(await screen.findByRole('region', { name: 'Ana Ruiz' })).toBeVisible();
    expect(message()).toHaveValue('With love');
    expect(onDone).not.toHaveBeenCalled();
    expect(keptDraft('order-1', 'recipient ') ?? {}).not.toHaveProperty('value.draft');
  });
});

it('another day chosen while the first is written is the one that is written', async () => {
  const { asked, isAsked, answer, onDone } = show([shipmentTo('Ana', undated)], One);
  await sayDay();
  await isAsked(1);
  await userEvent.click(await day(/^Thursday, May 7/));
  await answer();
  await isAsked(2);
  await answer();
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('payment'));
  expect(asked).toHaveBeenLastCalledWith({
    LineItemIDs: ['line-Ana'],
    RequestedDeliveryDate: '2026-05-07',
  });
});

it.each([
  ['with the day and the card', One, sayAll],
  ['alone', Recipients, sayRecipient],
] as const)(
  'an address changed while it is written %s stays in its form, says so and is written again',
  async (_, Part, press) => {
    const nobody = { ...shipmentTo('Ana', undated), recipient: null };
    const { asked, isAsked, answer, onDone } = show([nobody], Part);
    await screen.findByRole('button', { name: /^Continue/ });
    await press();
    await isAsked(1);
    const street = screen.getByLabelText('Address 1');
    await userEvent.clear(street);
    await userEvent.type(street, '2819 Colfax Ave S');
    await answer();
    expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
    expect(screen.getByLabelText('Address 1')).toHaveValue('2819 Colfax Ave S');
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Continue/ }));
    await isAsked(2);
    await answer();
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
    expect(asked.mock.lastCall?.[0].ShippingAddress?.Street1).toBe('2819 Colfax Ave S');
    expect(await screen.findByRole('region', { name: 'Ana Ruiz' })).toBeVisible();
  },
);

it.each([
  ['of the one delivery', One, sayAll],
  ['of several', Recipients, sayRecipient],
] as const)(
  'goods that another window adds are seen beside an address %s changed while it is written',
  async (_, Part, press) => {
    const nobody = { ...shipmentTo('Ana', undated), recipient: null };
    const { isAsked, answer, write } = show([nobody], Part);
    await screen.findByRole('button', { name: /^Continue/ });
    await press();
    await isAsked(1);
    await userEvent.type(screen.getByLabelText('First name'), 'bel');
    await answer();
    expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
    const lines = nobody.lines.map((line) => ({ ...line, quantity: 3 }));
    write([{ ...shipmentTo('Ana', undated), lines }]);
    expect(await screen.findByText(/^3 × /)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Anabel');
  },
);

it.each([
  ['a known recipient', One, undated, sayDay],
  ['a new recipient', One, { ...undated, recipient: null }, sayAll],
  [
    'one of several',
    Days,
    undated,
    async () => {
      await userEvent.click(await day(/^Wednesday, May 6/));
      await userEvent.click(screen.getByRole('button', { name: 'Continue to the card' }));
    },
  ],
] as const)(
  'another day chosen while the first is written, and refused, stays chosen for %s and is asked for until it is taken',
  async (_, Part, change, press) => {
    const { asked, isAsked, answer, onDone, openAnew } = show([shipmentTo('Ana', change)], Part);
    await screen.findByRole('button', { name: /^Continue/ });
    await press();
    await isAsked(1);
    await userEvent.click(await day(/^Thursday, May 7/));
    await answer();
    await isAsked(2);
    await answer('That day is full.');
    expect(await day(/^Thursday, May 7/)).toBeChecked();
    expect(document.body).not.toHaveFocus();
    expect(onDone).not.toHaveBeenCalled();
    for (const times of [3, 4]) {
      await userEvent.click(await screen.findByRole('button', { name: /^Continue/ }));
      await isAsked(times);
      expect(asked.mock.lastCall?.[0]).toMatchObject({ RequestedDeliveryDate: '2026-05-07' });
      await answer(times === 3 ? 'That day is full.' : null);
      if (times === 3) openAnew();
      expect(await day(/^Thursday, May 7/)).toBeChecked();
    }
    await waitFor(() => expect(onDone).toHaveBeenCalled());
  },
);

it('a form that says something else than is written gives way to what another window writes', async () => {
  const { isAsked, answer, write } = show([shipmentTo('Ana', undated)], One);
  await sayDay();
  await isAsked(1);
  await userEvent.click(await day(/^Thursday, May 7/));
  await answer();
  await isAsked(2);
  await answer('That day is full.');
  write([shipmentTo('Ana', { date: '2026-05-11' })]);
  expect(await day(/^Monday, May 11/)).toBeChecked();
});

describe('of several deliveries', () => {
  it('an address changed in its dialog while it is written stays there, and says so', async () => {
    const { isAsked, answer } = show([shipmentTo('Ana'), shipmentTo('Walter')], Recipients);
    await userEvent.click(screen.getByRole('button', { name: 'Edit address of Ana Ruiz' }));
    const name = await screen.findByLabelText('First name');
    await userEvent.type(name, 'bel');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await isAsked(1);
    await userEvent.type(name, 'le');
    await answer();
    expect(await screen.findByText(addressDialogTexts.changedSince)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Anabel Ruiz', hidden: true })).toBeInTheDocument();
    expect(screen.getByLabelText('First name')).toHaveValue('Anabelle');
  });

  const both = () => [shipmentTo('Ana', blank), shipmentTo('Walter', blank)];

  it.each([
    ['the button', 'Next recipient: Walter Ruiz'],
    ['the tab', /^Walter/],
  ])('words typed while the card is written are on it before %s leads on', async (_, name) => {
    const { asked, isAsked, answer } = show(both(), Cards);
    await userEvent.type(message(), 'With');
    await userEvent.click(screen.getByRole('button', { name }));
    await isAsked(1);
    await userEvent.type(message(), ' love');
    await answer();
    await isAsked(2);
    expect(message()).toHaveValue('With love');
    await answer();
    await waitFor(() => expect(message()).toHaveValue(''));
    expect(asked).toHaveBeenLastCalledWith({
      LineItemIDs: ['line-Ana'],
      CardMessage: lines('With love'),
    });
  });

  it('a day chosen while another is written is the one that is written', async () => {
    const { asked, answer, onDone } = await chooseAnother();
    await answer();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(asked).toHaveBeenLastCalledWith({
      LineItemIDs: ['line-Ana'],
      RequestedDeliveryDate: '2026-05-07',
    });
  });

  it('a third day, chosen while the second is written, is the one that is written', async () => {
    const { asked, isAsked, answer, onDone } = await chooseAnother();
    expect(await day(/^Thursday, May 7/)).toBeChecked();
    await userEvent.click(await day(/^Monday, May 11/));
    await answer();
    await isAsked(3);
    await answer();
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(asked).toHaveBeenLastCalledWith({
      LineItemIDs: ['line-Ana'],
      RequestedDeliveryDate: '2026-05-11',
    });
  });
});

it('the days of a shipment show, while they are written, no goods that are in the cart no more', async () => {
  const ana = shipmentTo('Ana', { ...undated, ...blank });
  const gone = { ...ana.lines[0]!, id: 'line-gone', title: 'Gone Tulips' };
  const days = show([{ ...ana, lines: [...ana.lines, gone] }], Days);
  await userEvent.click(await day(/^Wednesday, May 6/));
  expect(screen.getByText(/Gone Tulips/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continue to the card' }));
  await days.isAsked(1);
  days.write([ana]);
  expect(screen.queryByText(/Gone Tulips/)).toBeNull();
  expect(await day(/^Wednesday, May 6/)).toBeChecked();
});
