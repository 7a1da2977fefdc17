import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarViews } from '@/components/events/calendar-views';

const choice = (name: string) => screen.getByRole('radio', { name });

it('shows the next month as the one before was shown', async () => {
  const { unmount } = render(<CalendarViews />);
  expect(choice('Month')).toBeChecked();
  await userEvent.click(choice('List'));
  expect(choice('List')).toBeChecked();
  unmount();
  const next = render(<CalendarViews />);
  expect(choice('List')).toBeChecked();
  await userEvent.click(choice('Month'));
  next.unmount();
  render(<CalendarViews />);
  expect(choice('Month')).toBeChecked();
});
