import { render } from '@testing-library/react';
import { EventBooking } from '@/components/events/event-booking';
import type { EventSession } from '@/lib/events/event';
import { seatStates } from '@/lib/events/event-state';

/** Shows the dates of a workshop to be booked, with what is left of its seats at an instant. */
export function showBooking(sessions: EventSession[], at = '2026-07-01T15:00:00Z'): void {
  render(
    <EventBooking
      code="700106"
      objectID="700106"
      title="Terrarium Evenings"
      sessions={sessions}
      states={seatStates(sessions, new Date(at))}
      today="2026-07-01"
    />,
  );
}
