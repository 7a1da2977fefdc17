import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CalendarItem } from '@/components/events/calendar-item';
import { CalendarPreview } from '@/components/events/calendar-preview';
import { stubShop } from '@/__tests__/support/shop-stub';
import { session, shopEvent } from '@/__tests__/lib/events/make-event';

const date = session({});

describe('the card of a calendar entry', () => {
  it('can be clicked while the focus is on its entry, and takes no focus into what is hidden', async () => {
    stubShop({});
    render(
      <CalendarPreview>
        <CalendarItem
          entry={{ event: shopEvent({}), session: date, meeting: date.meetings[0]!, place: null }}
          now="2026-07-01T15:00:00Z"
        />
      </CalendarPreview>,
    );
    const entry = screen.getByRole('link', { name: /Terrarium Evenings/ });
    act(() => entry.focus());
    const followed = jest.fn((event: Event) => event.preventDefault());
    window.addEventListener('click', followed, { once: true });
    await userEvent.click(screen.getByText('Register Now'));
    expect(followed).toHaveBeenCalledTimes(1);
    expect(screen.getByText('Register Now')).toBeInTheDocument();
    expect(entry).toHaveFocus();
  });

  it('leads to the dates of its month where an event has many', () => {
    stubShop({});
    const days = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));
    const sessions = ['2026-08', '2026-09'].flatMap((month) =>
      days.map((day) =>
        session({
          productID: `${month}-${day}`,
          meetings: [{ day: `${month}-${day}`, from: '10:00', to: '12:00' }],
        }),
      ),
    );
    const last = sessions.at(-1)!;
    render(
      <CalendarPreview>
        <CalendarItem
          entry={{
            event: shopEvent({ sessions }),
            session: last,
            meeting: last.meetings[0]!,
            place: null,
          }}
          now="2026-07-01T15:00:00Z"
        />
      </CalendarPreview>,
    );
    act(() => screen.getByRole('link', { name: /Terrarium Evenings/ }).focus());
    expect(
      screen.getAllByRole('link', { hidden: true }).map((link) => link.getAttribute('href')),
    ).toEqual(['/event/700106?month=2026-09', '/event/700106?month=2026-09']);
  });
});
