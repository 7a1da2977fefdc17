import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CardStep } from '@/components/checkout/card-step';

const show = (pickup = false) => {
  const onDone = jest.fn();
  render(<CardStep initial={{ lines: ['', '', '', ''], deliveryNote: '' }} pickup={pickup} problem={null} saving={false} onDone={onDone} />);
  return onDone;
};
const goOn = () => screen.getByRole('button', { name: 'Continue to payment' });

describe('the card message', () => {
  it('names a character that cannot be printed and replaces it in one tap', async () => {
    const onDone = show();
    await userEvent.type(screen.getByLabelText('Line 1'), 'Love, Tom & Ana');
    expect(screen.getByRole('alert')).toHaveTextContent('“&”');
    expect(goOn()).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Use “Love, Tom and Ana”' }));
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(goOn());
    expect(onDone).toHaveBeenCalledWith({ lines: ['Love, Tom and Ana', '', '', ''], deliveryNote: '' });
  });

  it('is previewed line by line', async () => {
    show();
    await userEvent.type(screen.getByLabelText('Line 2'), 'With love');
    expect(within(screen.getByRole('figure')).getByText('With love')).toBeInTheDocument();
  });

  it('comes with a note for the driver, except for pickup', async () => {
    const onDone = show();
    await userEvent.type(screen.getByLabelText('Note for the driver (optional)'), 'Blue door ');
    await userEvent.click(goOn());
    expect(onDone.mock.calls[0]?.[0]).toMatchObject({ deliveryNote: 'Blue door' });
  });

  it('has no driver to tell when picked up', () => {
    show(true);
    expect(screen.queryByLabelText(/driver/)).toBeNull();
  });
});
