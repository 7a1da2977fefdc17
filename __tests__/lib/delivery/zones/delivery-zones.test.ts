/** @jest-environment node */
import { arrivalPromise } from '@/lib/delivery/arrival-promise';
import { deliveryZones, zoneMap } from '@/lib/delivery/zones/delivery-zones';
import type { LocalCity } from '@/lib/delivery/delivery-facts';
import { shipmentCost } from '@/lib/delivery/shipment-cost';
import { zoneNames } from '@/lib/delivery/zones/zone-names';
import { zipAnswer } from '@/lib/delivery/zones/zip-answer';
import { localCityAddresses } from '@/platform/stock/places/local-cities';
import { buyerSettings } from '@/platform/stock/settings/buyerxp';
import { at, settingsWith } from '../world';

const settings = buyerSettings('2026-11-23');
const cities: LocalCity[] = localCityAddresses.map(({ Zip, City, xp }) => ({
  zip: Zip!,
  city: City,
  location: (xp as { Location: LocalCity['location'] }).Location,
}));
const costOf = (zip: string) =>
  shipmentCost({ method: 'LocalDelivery', zip, goods: [] }, { settings, cities }).cost;

describe('the zones of local delivery', () => {
  it('have every ZIP once, in the zone whose fee checkout charges', () => {
    const listed = deliveryZones(settings, cities).flatMap(({ cents, towns }) =>
      towns.flatMap(({ zips }) => zips.map((zip) => [zip, cents] as const)),
    );
    expect(listed.map(([zip]) => zip).sort()).toEqual(cities.map(({ zip }) => zip).sort());
    expect(listed.filter(([zip, cents]) => costOf(zip) !== cents)).toEqual([]);
    expect(new Set(listed.map(([, cents]) => cents)).size).toBe(3);
  });

  it('follow the bands of the settings, and count a place nobody located to the farthest', () => {
    const rules = settingsWith({
      Fees: {
        ...settings.xp.Fees,
        LocalDeliveryBands: [
          { maxMiles: 5, cents: 1000 },
          { maxMiles: null, cents: 3000 },
        ],
      },
    });
    const near = { zip: '55408', city: 'Minneapolis', location: rules.xp.Origin };
    const lost = { zip: '55999', city: 'Atlantis', location: null };
    expect(deliveryZones(rules, [lost, near])).toEqual([
      { maxMiles: 5, cents: 1000, towns: [{ city: 'Minneapolis', zips: ['55408'] }] },
      { maxMiles: null, cents: 3000, towns: [{ city: 'Atlantis', zips: ['55999'] }] },
    ]);
    expect(zoneMap(rules, [lost])).toBeNull();
  });

  it('are drawn where they are: each place on the side of the circles its zone says', () => {
    const map = zoneMap(settings, cities)!;
    expect(map.rings).toEqual([8, 16]);
    expect(map.places.reduce((sum, { zips }) => sum + zips, 0)).toBe(cities.length);
    const astray = map.places.filter(({ x, y, zone }) => {
      const miles = Math.hypot(x, y);
      const inner = [0, 8, 16][zone]!;
      const outer = [8, 16, Infinity][zone]!;
      // The map is flat and rounded to a tenth of a mile.
      return miles < inner - 0.2 || miles > outer + 0.2;
    });
    expect(astray).toEqual([]);
    for (const { x, y } of map.places) {
      expect(x).toBeGreaterThan(map.left);
      expect(x).toBeLessThan(map.left + map.width);
      expect(y).toBeGreaterThan(map.top);
      expect(y).toBeLessThan(map.top + map.height);
    }
    const [anoka, hastings] = ['Anoka', 'Hastings'].map((name) =>
      map.places.find(({ city }) => city === name)!,
    );
    expect(anoka!.y).toBeLessThan(0);
    expect(anoka!.x).toBeLessThan(0);
    expect(hastings!.y).toBeGreaterThan(0);
    expect(hastings!.x).toBeGreaterThan(0);
  });
});

describe('the names on the map of zones', () => {
  const names = zoneNames(zoneMap(settings, cities)!);

  it('begin with the two cities, and name none twice', () => {
    const named = names.map(({ city }) => city);
    expect(named.slice(0, 2).sort()).toEqual(['Minneapolis', 'Saint Paul']);
    expect(new Set(named).size).toBe(named.length);
    expect(named.length).toBeGreaterThan(25);
  });

  it('give way to what is in their place: another side, or none where every side is taken', () => {
    const place = (city: string, x: number, y: number, zips = 1) => ({ city, x, y, zone: 0, zips });
    const named = (...places: ReturnType<typeof place>[]) =>
      zoneNames({ places }).map(({ city, side }) => [city, side]);
    expect(named(place('Anoka', 10, 0))).toEqual([['Anoka', 'below']]);
    expect(named(place('Anoka', 10, 0), place('B', 10, 1.5))[0]).toEqual(['Anoka', 'above']);
    const crowd = [
      [10, 1.5],
      [10, -1.5],
      [11.5, 0],
      [8.5, 0],
    ].map(([x, y]) => place('Around', x!, y!));
    expect(named(place('Anoka', 10, 0), ...crowd).map(([city]) => city)).not.toContain('Anoka');
    expect(named(place('Mill', 0, -1.6))).toEqual([['Mill', 'above']]);
  });
});

describe('what a ZIP gets', () => {
  const ask = (zip: string, now: Date) => zipAnswer(zip, now, { settings, cities });

  it('stands until the next cut-off, or until the day ends', () => {
    const hour = 3_600_000;
    expect(ask('55408', at('2026-11-23', '12:30')).standsFor).toBe(hour / 2);
    expect(ask('10001', at('2026-11-23', '23:00')).standsFor).toBe(hour);
  });

  it('names no day while no van goes', () => {
    const parked = settingsWith({
      DeliveryRuns: settings.xp.DeliveryRuns.map((run) => ({ ...run, capacity: 0 })),
    });
    const { ways } = zipAnswer('55408', at('2026-11-23', '09:00'), { settings: parked, cities });
    expect(ways.map(({ label, first }) => [label, first])).toEqual([
      ['Local Delivery', null],
      ['Courier', null],
    ]);
  });

  it.each([
    ['a Monday morning', at('2026-11-23', '09:00'), '2026-11-23', ['2026-11-23', '13:00']],
    ['past the cut-off', at('2026-11-23', '13:00'), '2026-11-24', ['2026-11-24', '13:00']],
    ['before a closed holiday', at('2026-11-25', '14:00'), '2026-11-27', ['2026-11-27', '13:00']],
    ['a Saturday night', at('2026-11-28', '22:00'), '2026-11-30', ['2026-11-30', '13:00']],
  ])(
    'near by on %s: the day and last minute the home page promises',
    (_, now, day, [date, time]) => {
      const { city, ways } = ask('55408', now);
      expect(city).toBe('Minneapolis');
      expect(ways[0]).toEqual({
        label: 'Local Delivery',
        cost: costOf('55408'),
        service: 0,
        first: { day, orderBy: { date, time } },
      });
      const promise = arrivalPromise(now, settings, []).first!;
      expect(promise.day).toBe(day);
      expect(new Date(promise.orderBy)).toEqual(at(date!, time!));
    },
  );

  it('far away: a parcel and a florist there, whose service fee is in the sum', () => {
    expect(ask('10001', at('2026-11-23', '09:00'))).toEqual({
      zip: '10001',
      city: null,
      standsFor: expect.any(Number) as number,
      today: '2026-11-23',
      ways: [
        { label: 'UPS', cost: settings.xp.Fees.UPSCents, service: 0, first: null },
        {
          label: 'Nationwide Delivery',
          cost: settings.xp.Fees.NationwideCents + settings.xp.Fees.WireServiceCents,
          service: settings.xp.Fees.WireServiceCents,
          first: null,
        },
      ],
    });
  });
});
