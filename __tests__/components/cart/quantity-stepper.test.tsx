import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { QuantityStepper } from '@/components/cart/line/quantity-stepper';

function Counter({
  min = 1,
  max = 5,
  seen = () => undefined,
}: {
  min?: number;
  max?: number;
  seen?: (quantity: number) => void;
}) {
  const [value, setValue] = useState(2);
  return (
    <QuantityStepper
      label="Tulips"
      value={value}
      min={min}
      max={max}
      onChange={(next) => {
        setValue(next);
        seen(next);
      }}
    />
  );
}

const field = () => screen.getByRole('textbox', { name: 'Quantity of Tulips' });
const less = () => screen.getByRole('button', { name: 'One Tulips fewer' });
const more = () => screen.getByRole('button', { name: 'One Tulips more' });

describe('a quantity', () => {
  it('steps between its limits', async () => {
    render(<Counter max={3} />);
    await userEvent.click(more());
    expect(field()).toHaveValue('3');
    expect(more()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(less());
    await userEvent.click(less());
    expect(field()).toHaveValue('1');
    expect(less()).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['fewer', less, '1'],
    ['more', more, '3'],
  ])('leaves the keyboard at “%s” where it ends, and goes no further', async (_name, end, last) => {
    const seen = jest.fn();
    render(<Counter max={3} seen={seen} />);
    act(() => end().focus());
    await userEvent.keyboard('{Enter}{Enter}');
    expect(end()).toHaveAttribute('aria-disabled', 'true');
    expect(end()).toBeEnabled();
    expect(end()).toHaveFocus();
    expect(field()).toHaveValue(last);
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('is not changed by “more” where there are too many already', async () => {
    const seen = jest.fn();
    render(<Counter max={1} seen={seen} />);
    await userEvent.click(more());
    expect(seen).not.toHaveBeenCalled();
    await userEvent.click(less());
    expect(seen.mock.calls).toEqual([[1]]);
  });

  it.each([
    ['4', '4'],
    ['99', '5'],
    ['0', '1'],
    ['abc', '2'],
    ['', '2'],
    ['3x', '2'],
    ['1.5', '2'],
    ['-3', '2'],
    ['1e1', '2'],
    [' 3 ', '3'],
    ['99999999', '5'],
  ])('typed “%s” becomes %s when the field is left', async (typed, kept) => {
    const seen = jest.fn();
    render(<Counter seen={seen} />);
    await userEvent.clear(field());
    if (typed) await userEvent.type(field(), typed);
    expect(seen).not.toHaveBeenCalled();
    await userEvent.tab();
    expect(field()).toHaveValue(kept);
  });
});
