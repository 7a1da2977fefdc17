import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardStep } from '@/components/checkout/card-step';
import type { CartShipment } from '@/lib/cart/cart';
import { shipmentTo } from './shipments';

const blank = { cardMessage: [], deliveryNote: null };

function show(...shipments: CartShipment[]) {
  const save = jest.fn().mockResolvedValue(null);
  const onDone = jest.fn();
  render(<CardStep shipments={shipments} problem={null} saving={false} save={save} onDone={onDone} />);
  return { save, onDone };
}
const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });

describe('the card message', () => {
  it('names a character that cannot be printed and replaces it in one tap', async () => {
    const { save, onDone } = show(shipmentTo('Ana', blank));
    await userEvent.type(screen.getByLabelText('Line 1'), 'Love, Tom & Ana');
    expect(screen.getByRole('alert')).toHaveTextContent('“&”');
    expect(goOn()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Use “Love, Tom and Ana”' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith({ LineItemIDs: ['line-Ana'], CardMessage: { line1: 'Love, Tom and Ana', line2: '', line3: '', line4: '' }, DeliveryNote: '' });
    expect(onDone).toHaveBeenCalled();
  });

  it('is previewed line by line', async () => {
    show(shipmentTo('Ana', blank));
    await userEvent.type(screen.getByLabelText('Line 2'), 'With love');
    expect(within(screen.getByRole('figure')).getByText('With love')).toBeInTheDocument();
  });

  it('comes with a note for the driver, whose hint knows the place', async () => {
    const shipment = shipmentTo('Ana', blank);
    const { save } = show({ ...shipment, recipient: { ...shipment.recipient!, addressType: 'Hospital' } });
    expect(screen.getByLabelText('Note for the driver (optional)')).toHaveAccessibleDescription('Building, floor or room, if you know it.');
    await userEvent.type(screen.getByLabelText('Note for the driver (optional)'), 'Room 12 ');
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledWith(expect.objectContaining({ DeliveryNote: 'Room 12' }));
  });

  it.each(['InStorePickUp', 'Email'] as const)('has no driver to tell for %s', (method) => {
    show(shipmentTo('Ana', { ...blank, method }));
    expect(screen.queryByLabelText(/driver/)).toBeNull();
  });

  it('is written for one recipient after the other, and what is not changed is not sent', async () => {
    const { save, onDone } = show(shipmentTo('Ana', blank), shipmentTo('Walter', { cardMessage: ['Get well'] }));
    await userEvent.type(screen.getByLabelText('Line 1'), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Next recipient: Walter Ruiz' }));
    expect(await screen.findByDisplayValue('Get well')).toBeInTheDocument();
    await userEvent.click(goOn());
    expect(save).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
