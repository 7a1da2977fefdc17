import { act, render, screen } from '@testing-library/react';
import { zipStore } from '@/components/session/zip-store';
import { ArrivalStrip } from '@/components/stores/arrival-strip';
import { VanStrip } from '@/components/stores/van-strip';
import type { ShopToday } from '@/lib/stores/shop-today';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

const today: ShopToday = {
  zip: '55408',
  hours: 'Open now until 7 PM',
  arrival: 'To 55408, today',
  van: { day: '2026-05-05', words: 'Can still arrive today in 55408', secondsLeft: 8070 },
  standsFor: 8_070_000,
};
const tomorrow: ShopToday = {
  ...today,
  arrival: 'To 55408, tomorrow',
  van: { day: '2026-05-06', words: 'Can arrive tomorrow in 55408', secondsLeft: null },
  standsFor: 3_600_000,
};

/** Header and strip of a page made when the vans still went today; what the shop says when it is asked. */
function show(...answers: (ShopToday | null)[]) {
  const shop = stubShop({
    'GET /api/stores/today': () => {
      const answer = answers.length > 1 ? answers.shift() : answers[0];
      return answer ? { body: answer } : refusal(503, 'upstream-unavailable', 'Not now.');
    },
  });
  render(
    <>
      <ArrivalStrip />
      <VanStrip day="2026-05-05" words="Twin Cities from today">
        <a href="/p/1">Sunday Best</a>
      </VanStrip>
    </>,
  );
  return shop;
}

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const heading = () => screen.queryByRole('heading', { level: 2 })?.textContent ?? null;
const header = () => screen.getByRole('status').textContent;

describe('the ZIP in the header and the strip of home', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    zipStore.set('55408');
  });
  afterEach(() => jest.useRealTimers());

  it('names the ZIP at once, then the day with the time that is left, and goes once the last van of the day has', async () => {
    const shop = show(today, tomorrow, null);
    expect([header(), heading()]).toEqual(['To 55408', 'Twin Cities from today']);
    await pass(100);
    expect(header()).toBe('To 55408, today');
    expect(heading()).toBe('Can still arrive today in 55408 · 2 h 14 min');
    await pass(60_000);
    expect(heading()).toBe('Can still arrive today in 55408 · 2 h 13 min');
    expect(shop.calls).toHaveLength(1);

    await pass(8_070_000);
    expect(shop.calls).toHaveLength(2);
    expect([header(), heading()]).toEqual(['To 55408, tomorrow', null]);
    expect(screen.queryByText('Sunday Best')).toBeNull();

    await pass(3_600_000);
    expect([header(), heading()]).toEqual(['To 55408', null]);
    const asked = shop.calls.length;
    await pass(61_000);
    expect(shop.calls.length).toBeGreaterThan(asked);
  });
});
