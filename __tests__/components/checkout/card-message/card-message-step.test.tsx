import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stepNames } from '@/lib/checkout/steps';
import { CardMessageStep } from '@/components/checkout/card-message/card-message-step';
import type { CartShipment } from '@/lib/cart/cart';
import { shipmentTo } from '../shipments';

const blank = { cardMessage: [], deliveryNote: null };

function show(...shipments: CartShipment[]) {
  return showAnswered(null, ...shipments);
}

/** The step where the shop answers to what is written: what it refuses, or nothing. */
function showAnswered(refused: string | null, ...shipments: CartShipment[]) {
  const save = jest.fn().mockResolvedValue(refused);
  const onDone = jest.fn();
  const step = (current: CartShipment[]) => (
    <CardMessageStep
      shipments={current}
      problem={null}
      saving={false}
      save={save}
      onDone={onDone}
    />
  );
  const { rerender } = render(step(shipments));
  return { save, onDone, show: (...current: CartShipment[]) => rerender(step(current)) };
}
const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });

const message = () => screen.getByRole('textbox', { name: 'Message' });
const previewed = () =>
  within(screen.getByRole('figure'))
    .getAllByRole('paragraph')
    .map(({ textContent }) => textContent);

describe('words that another window has changed', () => {
  const before = { cardMessage: ['Old words'], deliveryNote: 'Side door' };
  const newer = { cardMessage: ['Newer words'], deliveryNote: 'Side door' };

  it('are shown, and not written over by who has changed nothing here', async () => {
    const { save, onDone, show: showAgain } = show(shipmentTo('Ana', before));
    expect(message()).toHaveValue('Old words');
    showAgain(shipmentTo('Ana', newer));
    expect(message()).toHaveValue('Newer words');
    await userEvent.click(goOn());
    expect(onDone).toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
  });

  it('are left alone by who changes the note, also in a window that has not heard of them', async () => {
    const { save } = show(shipmentTo('Ana', before));
    await userEvent.type(screen.getByRole('textbox', { name: /driver/ }), ', please');
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ DeliveryNote: 'Side door, please' }),
    );
    expect(save).not.toHaveBeenCalledWith(
      expect.objectContaining({ CardMessage: expect.anything() as unknown }),
    );
  });

  it('give way to what is being written here', async () => {
    const { save, show: showAgain } = show(shipmentTo('Ana', before));
    await userEvent.type(message(), ', mine');
    showAgain(shipmentTo('Ana', newer));
    expect(message()).toHaveValue('Old words, mine');
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({
        CardMessage: { line1: 'Old words, mine', line2: '', line3: '', line4: '' },
      }),
    );
  });
});

describe('the card message', () => {
  it('is suggested in one tap, another one in the next, and left alone once it is the writer’s own', async () => {
    const { save } = show(shipmentTo('Ana', blank));
    const suggest = (name: string) => screen.queryByRole('button', { name });
    await userEvent.click(screen.getByRole('button', { name: 'Suggest a line' }));
    const first = (message() as HTMLTextAreaElement).value;
    expect(first).not.toBe('');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(first);
    await userEvent.click(screen.getByRole('button', { name: 'Suggest another line' }));
    expect(message()).not.toHaveValue(first);
    await userEvent.type(message(), ' Love, Ada');
    expect([suggest('Suggest a line'), suggest('Suggest another line')]).toEqual([null, null]);
    const written = (message() as HTMLTextAreaElement).value;
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({
        CardMessage: expect.objectContaining({ line1: expect.stringContaining('Love, Ada') }),
      }),
    );
    expect(written).toMatch(/ Love, Ada$/);
  });

  it('names every character that cannot be printed and replaces them in one tap', async () => {
    const { save, onDone } = show(shipmentTo('Ana', blank));
    await userEvent.type(message(), 'Love — from 🌷 us…');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Our card printer cannot print “—”, “🌷”, and “…”.',
    );
    expect(message()).toBeInvalid();
    await userEvent.click(goOn());
    expect([save.mock.calls, onDone.mock.calls]).toEqual([[], []]);
    expect(message()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Leave out “🌷”' }));
    expect(message()).toHaveValue('Love — from us…');
    expect(message()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Replace all' }));
    expect(message()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith({
      LineItemIDs: ['line-Ana'],
      CardMessage: { line1: 'Love - from us...', line2: '', line3: '', line4: '' },
    });
    expect(onDone).toHaveBeenCalled();
  });

  it('is one field: Enter begins a line, a pasted text keeps its lines, and curly marks are printed straight', async () => {
    const { save, onDone } = show(shipmentTo('Ana', blank));
    await userEvent.type(message(), 'Dear Ana,{Enter}');
    await userEvent.paste('it’s your day!\nLove,\nZoë & Gail');
    expect([save.mock.calls, onDone.mock.calls]).toEqual([[], []]);
    expect(previewed()).toEqual(['Dear Ana,', "it's your day!", 'Love,', 'Zoë & Gail']);
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({
        CardMessage: {
          line1: 'Dear Ana,',
          line2: "it's your day!",
          line3: 'Love,',
          line4: 'Zoë & Gail',
        },
      }),
    );
  });

  it('counts what still fits, and says when it is too long', async () => {
    const { save } = show(shipmentTo('Ana', blank));
    expect(message()).toHaveAccessibleDescription('4 lines, about 196 characters left');
    await userEvent.type(message(), 'a{Enter}b{Enter}c{Enter}d');
    expect(message()).toHaveAccessibleDescription('Last line, about 47 characters left');
    await userEvent.type(message(), '{Enter}and more');
    expect(screen.getByRole('alert')).toHaveTextContent(
      'The card holds four lines. Please shorten the message.',
    );
    expect(previewed()).toHaveLength(4);
    await userEvent.click(goOn());
    expect(save).not.toHaveBeenCalled();
  });

  it('of a gift card by e-mail is not called printed', async () => {
    const { save } = show(shipmentTo('Ana', { ...blank, method: 'Email' }));
    expect(screen.queryByRole('figure')).toBeNull();
    await userEvent.type(screen.getByLabelText('Message with the gift card'), 'Enjoy 🌷');
    expect(screen.getByRole('alert')).toHaveTextContent('The message cannot hold “🌷”.');
    expect(document.body).not.toHaveTextContent(/print/i);
    await userEvent.click(screen.getByRole('button', { name: 'Leave out “🌷”' }));
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(
      expect.objectContaining({ CardMessage: { line1: 'Enjoy', line2: '', line3: '', line4: '' } }),
    );
  });

  it('comes with a note for the driver, whose hint knows the place', async () => {
    const shipment = shipmentTo('Ana', blank);
    const { save } = show({
      ...shipment,
      recipient: { ...shipment.recipient!, addressType: 'Hospital' },
    });
    expect(screen.getByLabelText('Note for the driver (optional)')).toHaveAccessibleDescription(
      'Building, floor or room, if you know it.',
    );
    await userEvent.type(screen.getByLabelText('Note for the driver (optional)'), 'Room 12 ');
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ DeliveryNote: 'Room 12' }));
  });

  it.each(['InStorePickUp', 'Email'] as const)('has no driver to tell for %s', (method) => {
    show(shipmentTo('Ana', { ...blank, method }));
    expect(screen.queryByLabelText(/driver/)).toBeNull();
  });

  it('is written for one recipient after the other, and what is not changed is not sent', async () => {
    const { save, onDone } = show(
      shipmentTo('Ana', blank),
      shipmentTo('Walter', { cardMessage: ['Get well'] }),
    );
    await userEvent.type(message(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Next recipient: Walter Ruiz' }));
    expect(await screen.findByDisplayValue('Get well')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: stepNames.words.heading })).toHaveFocus();
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});

describe('the tab of another recipient', () => {
  const both = () => [shipmentTo('Ana', blank), shipmentTo('Walter', blank)];
  const tab = (name: string) =>
    within(screen.getByRole('list', { name: 'Shipments' })).getByRole('button', {
      name: new RegExp(name),
    });
  const written = (name: string, line1: string) => ({
    LineItemIDs: [`line-${name}`],
    CardMessage: { line1, line2: '', line3: '', line4: '' },
  });

  it('writes the card that is open before it opens the next', async () => {
    const { save } = show(...both());
    await userEvent.type(message(), 'Hello Ana');
    await userEvent.click(tab('Walter'));
    await waitFor(() => expect(tab('Walter')).toHaveAttribute('aria-current', 'true'));
    expect(save.mock.calls).toEqual([[written('Ana', 'Hello Ana')]]);
    await userEvent.type(message(), 'Hello Walter');
    await userEvent.click(goOn());
    expect(save.mock.calls.slice(1)).toEqual([[written('Walter', 'Hello Walter')]]);
  });

  it('goes on without writing where nothing is typed', async () => {
    const { save } = show(...both());
    await userEvent.click(tab('Walter'));
    await waitFor(() => expect(tab('Walter')).toHaveAttribute('aria-current', 'true'));
    expect(save).not.toHaveBeenCalled();
  });

  it('writes nothing of a recipient who is removed in another window onto another’s card', async () => {
    const ana = shipmentTo('Ana', { cardMessage: ['Hello Ana'], deliveryNote: null });
    const zoe = shipmentTo('Zoe', blank);
    const step = show(ana, shipmentTo('Walter', blank), zoe);
    await userEvent.click(tab('Walter'));
    await userEvent.type(message(), 'Hello Walter');
    step.show(ana, zoe);
    expect(tab('Ana')).toHaveAttribute('aria-current', 'true');
    expect(message()).toHaveValue('Hello Ana');
    await userEvent.click(screen.getByRole('button', { name: 'Next recipient: Zoe Ruiz' }));
    expect(tab('Zoe')).toHaveAttribute('aria-current', 'true');
    expect(step.save).not.toHaveBeenCalled();
  });

  it('stays at what cannot be printed, which has the focus', async () => {
    const { save } = show(...both());
    await userEvent.type(message(), 'Love 🌷');
    await userEvent.click(tab('Walter'));
    expect(message()).toHaveFocus();
    expect(tab('Ana')).toHaveAttribute('aria-current', 'true');
    expect(save).not.toHaveBeenCalled();
  });

  it('stays at what the shop refuses', async () => {
    const { save } = showAnswered('We cannot save this now.', ...both());
    await userEvent.type(message(), 'Hello Ana');
    await userEvent.click(tab('Walter'));
    expect(save).toHaveBeenCalledTimes(1);
    expect(tab('Ana')).toHaveAttribute('aria-current', 'true');
    expect(message()).toHaveValue('Hello Ana');
  });
});
