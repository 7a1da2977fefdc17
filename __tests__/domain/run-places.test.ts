/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import type { Database } from '@/services/database/database';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { defaultBuyerSettings } from '@/lib/delivery/default-settings';
import {
  keepPlaces,
  leavePlaces,
  takePlaces,
  usedUpRuns,
  type WantedStop,
} from '@/services/app-api/runs/places';
import { inServices, migrations } from '@/services/schema';
import { describeOnBothEngines } from '../support/databases';

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
  const stop = (day: string, runs = ['AM', 'PM']): WantedStop => ({
    shipmentID: randomUUID(),
    lineIDs: ['line'],
    day,
    runs,
  });
  const take = async (
    stops: WantedStop[],
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
});
