/** @jest-environment node */
import { fortyZips, stockWorld } from '@/scripts/prove/promise/stock-world';
import { statedFaults, statements } from '@/scripts/prove/promise/stated';
import { at } from '../delivery/world';

const saidAt = at('2026-11-20', '21:00');
const world = stockWorld(saidAt);
const said = statements(world, saidAt);
const some = { ...world, sold: world.sold.filter((_, index) => index % 8 === 0) };

describe('what search engines are told of delivery', () => {
  it('is said of every product, in a valid feed and on its page', () => {
    expect(world.sold.length).toBeGreaterThan(1000);
    expect([...said.values()].every((statement) => statement.length === 2)).toBe(true);
  });

  it('agrees with the promise of one product in eight to forty ZIPs, for an order at once', () => {
    expect(statedFaults(said, some, fortyZips(world.facts), saidAt).slice(0, 5)).toEqual([]);
  });

  it.each([
    ['before a holiday', '2026-11-25', '16:59'],
    ['on a Saturday night', '2026-11-28', '23:59'],
    ['a minute before the cut-off', '2026-11-23', '12:59'],
    ['at the cut-off', '2026-11-23', '13:00'],
  ])('still does %s', (_name, date, time) => {
    const few = { ...world, sold: world.sold.filter((_each, index) => index % 128 === 0) };
    expect(statedFaults(said, few, fortyZips(world.facts), at(date, time)).slice(0, 5)).toEqual([]);
  });

  it('does not agree once the fees have risen', () => {
    const { settings } = world.facts;
    const Fees = {
      ...settings.xp.Fees,
      NationwideCents: settings.xp.Fees.NationwideCents + 1,
      LocalDeliveryBands: settings.xp.Fees.LocalDeliveryBands.map((band) => ({
        ...band,
        cents: band.cents + 1,
      })),
    };
    const dearer = {
      ...some,
      sold: some.sold.slice(0, 20),
      facts: { ...world.facts, settings: { ...settings, xp: { ...settings.xp, Fees } } },
    };
    expect(statedFaults(said, dearer, fortyZips(world.facts), saidAt)).not.toEqual([]);
  });
});
