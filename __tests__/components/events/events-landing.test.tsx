import { render, screen } from '@testing-library/react';
import { EventsLanding } from '@/components/events/events-landing';
import { stubShop } from '@/__tests__/support/shop-stub';
import { session, shopEvent } from '@/__tests__/lib/events/make-event';

const show = (featured: boolean[]) => {
  stubShop({});
  render(
    <EventsLanding
      landing={null}
      events={featured.map((one, index) =>
        shopEvent({ code: String(index), featured: one, sessions: [session({})] }),
      )}
      places={{}}
      now={new Date('2026-07-01T15:00:00Z')}
      origin="https://shop.example"
    />,
  );
};
const parts = () => screen.getAllByRole('heading', { level: 2 }).map((part) => part.textContent);

describe('where workshops and events begin', () => {
  it('does not say that there are none below those it features', () => {
    show([true, true]);
    expect(parts()).toEqual(['Featured']);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(2);
  });

  it('says that there are none when there are none', () => {
    show([]);
    expect(parts()).toEqual(['Coming up', 'No Events Found']);
  });
});
