/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import {
  freePlaces,
  keepPlaces,
  leavePlaces,
  movePlaces,
  overfullRuns,
  takePlaces,
  usedUpRuns,
  type RequestedStop,
} from '@/services/app-api/runs/places';
import { inServices, migrations } from '@/services/schema';
import { describeOnBothEngines } from '../support/databases';
import { relaxTimeLimits } from '../support/patient';

relaxTimeLimits();

const withCapacity = (AM: number, PM: number) => ({
  ...defaultBuyerSettings,
  xp: {
    ...defaultBuyerSettings.xp,
    DeliveryRuns: [
      { id: 'AM', label: 'Morning', from: '08:00', to: '12:00', capacity: AM },
      { id: 'PM', label: 'Afternoon', from: '12:00', to: '18:00', capacity: PM },
    ],
  },
});

describeOnBothEngines('places on the runs of a day', (engine) => {
  let db: Database;
  beforeAll(async () => {
    db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
  }, 180_000);

  let days = 0;
  /** A day no other test uses. */
  const newDay = () => new Date(Date.UTC(2030, 0, (days += 1))).toISOString().slice(0, 10);
  const stop = (day: string, runs = ['AM', 'PM']): RequestedStop => ({
    shipmentID: randomUUID(),
    lineIDs: ['line'],
    day,
    runs,
  });
  const take = async (
    stops: RequestedStop[],
    settings: typeof defaultBuyerSettings,
    order = { orderID: randomUUID(), attempt: 1 },
  ) => {
    const full = await storeOf(db).transact(() => takePlaces(order, stops, settings));
    return { order, full };
  };

  it.each([
    [1, 0, 1],
    [0, 1, 1],
    [4, 6, 10],
  ])(
    'with room for %d and %d, fifty at once take %d',
    async (am, pm, places) => {
      const day = newDay();
      const taken = await Promise.all(
        Array.from({ length: 50 }, () => take([stop(day)], withCapacity(am, pm))),
      );
      expect(taken.filter(({ full }) => full === null)).toHaveLength(places);
      const all = Object.keys(
        (await usedUpRuns(storeOf(db), withCapacity(am, pm), day))[day] ?? {},
      ).sort();
      expect(all).toEqual([...(am > 0 ? ['AM'] : []), ...(pm > 0 ? ['PM'] : [])]);
    },
    180_000,
  );

  it('keep to the run that was asked for', async () => {
    const day = newDay();
    const first = await take([stop(day, ['AM'])], withCapacity(1, 5));
    const second = await take([stop(day, ['AM'])], withCapacity(1, 5));
    expect([first.full, second.full?.runs]).toEqual([null, ['AM']]);
  });

  it('are all taken or none: the transaction of the refused one leaves nothing', async () => {
    const day = newDay();
    const order = { orderID: randomUUID(), attempt: 1 };
    await expect(
      storeOf(db).transact(function* () {
        if (yield* takePlaces(order, [stop(day), stop(day)], withCapacity(1, 0)))
          throw new Error('full');
      }),
    ).rejects.toThrow('full');
    expect((await take([stop(day)], withCapacity(1, 0))).full).toBeNull();
  });

  it('are free again when left, and not when kept', async () => {
    const day = newDay();
    const { order } = await take([stop(day)], withCapacity(1, 0));
    await storeOf(db).transact(() => leavePlaces(order));
    const next = await take([stop(day)], withCapacity(1, 0));
    expect(next.full).toBeNull();
    await storeOf(db).transact(() => keepPlaces(next.order));
    await storeOf(db).transact(() => leavePlaces(next.order));
    expect((await take([stop(day)], withCapacity(1, 0))).full).not.toBeNull();
  });

  describe('of an order that is moved', () => {
    const settings = withCapacity(2, 1);
    /** A placed order with a stop on each of these runs. */
    const placed = async (...stops: RequestedStop[]) => {
      const { order, full } = await take(stops, withCapacity(50, 50));
      expect(full).toBeNull();
      await storeOf(db).transact(() => keepPlaces(order));
      return order;
    };
    const move = (order: { orderID: string; attempt: number }, stops: RequestedStop[]) =>
      storeOf(db).transact(() => movePlaces(order, stops, settings));
    const placesOf = async ({ orderID }: { orderID: string }) =>
      (
        await db.query<{ place: string }>(
          `select day::text || ' ' || run || case when kept then '' else ' not kept' end as place
           from services.run_place where order_id = $1 order by place`,
          [orderID],
        )
      ).map(({ place }) => place);
    const [from, to] = [newDay(), newDay()];

    it.each<[string, string[][], string[][], string[]]>([
      ['goes to the other day', [[from, 'AM']], [[to, 'AM']], [`${to} AM`]],
      ['takes the run with most room there', [[from, 'PM']], [[to, 'AM', 'PM']], [`${to} AM`]],
      ['goes to the other run of its day', [[from, 'AM']], [[from, 'PM']], [`${from} PM`]],
      [
        'stays on the run it has, fuller than another',
        [[from, 'PM']],
        [[from, 'AM', 'PM']],
        [`${from} PM`],
      ],
      ['is left when nothing of it goes by van', [[from, 'AM']], [], []],
      ['is taken by what goes by van now', [], [[to, 'PM']], [`${to} PM`]],
      [
        'of two stops one stays',
        [
          [from, 'AM'],
          [from, 'PM'],
        ],
        [
          [to, 'AM'],
          [from, 'PM'],
        ],
        [`${from} PM`, `${to} AM`],
      ],
      [
        'two stops become one',
        [
          [from, 'AM'],
          [from, 'PM'],
        ],
        [[from, 'AM']],
        [`${from} AM`],
      ],
      [
        'one stop becomes two',
        [[from, 'AM']],
        [
          [from, 'AM'],
          [to, 'AM'],
        ],
        [`${from} AM`, `${to} AM`],
      ],
    ])('a place %s', async (_, before, after, places) => {
      const stops = (all: string[][]) => all.map(([day = '', ...runs]) => stop(day, runs));
      const order = await placed(...stops(before));
      await move(order, stops(after));
      expect(await placesOf(order)).toEqual(places);
      await move(order, stops(after));
      expect(await placesOf(order)).toEqual(places);
      await storeOf(db).transact(() => freePlaces(order.orderID));
      expect(await placesOf(order)).toEqual([]);
    });

    it('frees what it leaves for the next, and says what it makes too full', async () => {
      const [day, full] = [newDay(), newDay()];
      const order = await placed(stop(day, ['PM']));
      expect((await take([stop(day, ['PM'])], settings)).full).not.toBeNull();
      await placed(stop(full, ['PM']));
      await move(order, [stop(full, ['PM'])]);
      expect((await take([stop(day, ['PM'])], settings)).full).toBeNull();
      const tooFull = async () =>
        (await overfullRuns(storeOf(db), settings, full)).filter((run) => run.day === full);
      expect(await tooFull()).toEqual([{ day: full, run: 'PM', taken: 2, capacity: 1 }]);
      await move(order, [stop(full, ['AM', 'PM'])]);
      expect((await tooFull()).length).toBe(1);
      await move(order, [stop(full, ['AM'])]);
      expect(await tooFull()).toEqual([]);
    });

    it('is counted by who orders at the same time: none is sold that a move has taken', async () => {
      const day = newDay();
      const orders = await Promise.all(Array.from({ length: 6 }, () => placed(stop(newDay()))));
      const some = withCapacity(4, 4);
      const [, taken] = await Promise.all([
        Promise.all(
          orders.map((order) => storeOf(db).transact(() => movePlaces(order, [stop(day)], some))),
        ),
        Promise.all(Array.from({ length: 20 }, () => take([stop(day)], some))),
      ]);
      const [all] = await db.query<{ count: number }>(
        'select count(*)::integer as count from services.run_place where day = $1::date',
        [day],
      );
      const sold = taken.filter(({ full }) => full === null).length;
      expect(all?.count).toBe(6 + sold);
      // Six that were moved and at most eight places: whoever is sold one finds it free.
      expect(sold).toBeGreaterThanOrEqual(2);
      expect(sold).toBeLessThanOrEqual(8);
      const over = await overfullRuns(storeOf(db), some, day);
      const tooMany = over.filter((run) => run.day === day).map((run) => run.taken - run.capacity);
      expect(tooMany.reduce((sum, one) => sum + one, 0)).toBe(6 + sold - 8);
    }, 180_000);
  });
});
