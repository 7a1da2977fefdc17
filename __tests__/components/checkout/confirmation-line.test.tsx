import { render, screen } from '@testing-library/react';
import { ConfirmationLine } from '@/components/checkout/confirmation/confirmation-line';
import { seatsOf, shipmentTo } from './shipments';

it.each([
  ['a dozen before its name', 12, false, '12 × Roses'],
  ['nothing of a single one', 1, false, 'Roses'],
  ['seats behind the name', 2, true, 'Roses'],
])('a line of an order says %s', (_, quantity, seats, heading) => {
  const [line] = (seats ? seatsOf('Roses') : shipmentTo('Ana')).lines;
  render(<ConfirmationLine line={{ ...line!, title: 'Roses', quantity }} seats={seats} />);
  expect(screen.getByRole('heading')).toHaveTextContent(new RegExp(`^${heading}$`));
  expect(screen.queryAllByText(/2 seats/)).toHaveLength(seats ? 1 : 0);
});

it('a line of goods without a picture has the one that stands for none', () => {
  const [line] = shipmentTo('Ana').lines;
  const { container } = render(
    <ConfirmationLine line={{ ...line!, picture: null }} seats={false} />,
  );
  expect(container.querySelector('img')?.src).toContain('no-picture');
});
