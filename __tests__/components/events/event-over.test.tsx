import { render, screen } from '@testing-library/react';
import { EventOver } from '@/components/events/event-over';
import { session } from '@/__tests__/lib/events/make-event';

const evening = (day: string) => ({ day, from: '18:00', to: '20:00' });
const course = session({
  productID: '1',
  meetings: [evening('2026-07-01'), evening('2026-07-29')],
});
const oneEvening = session({ productID: '2', meetings: [evening('2026-07-08')] });

it.each([
  ['a course that goes on, also after a later date is over', '2026-07-20', /under way, from/],
  ['all of its dates once the last evening is over', '2026-08-01', /This event is over/],
])('says in place of the booking what became of %s', (_, day, words) => {
  render(<EventOver sessions={[course, oneEvening]} now={new Date(`${day}T12:00:00Z`)} />);
  expect(screen.getByText(words)).toBeVisible();
});
