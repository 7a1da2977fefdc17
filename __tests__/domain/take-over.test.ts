/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { migrate } from '@/services/database/migrate';
import { storeOf } from '@/services/database/statements';
import { journal, mostTakenOver } from '@/services/orders/journal';
import type { Submission } from '@/services/orders/submission';
import { inServices, migrations } from '@/services/schema';
import { describeOnServer } from '../support/databases';

describeOnServer('submits that were cut off', (engine) => {
  const books = async () => {
    const db = await engine.open();
    await migrate(db, 'services', migrations, inServices);
    return { db, rows: journal(storeOf(db)) };
  };
  const open = async (rows: ReturnType<typeof journal>, count: number) =>
    Promise.all(
      Array.from({ length: count }, async () => {
        const row = await rows.open({
          attemptID: null,
          orderID: randomUUID(),
          runner: randomUUID(),
          amountCents: 4999,
          requestHash: 'of the request',
          guest: null,
        });
        return row!;
      }),
    );

  it('are taken over by several at once, while others go on with theirs, and nobody waits for each other', async () => {
    const { rows } = await books();
    const held = await open(rows, 120);
    const goOn = (row: Submission) =>
      rows.write(row, { state: 'authorising' }).catch((error: Error) => error.constructor.name);
    for (let round = 0; round < 25; round += 1) {
      const taken = await Promise.all([
        ...Array.from({ length: 6 }, () => rows.takeOver(randomUUID(), 0)),
        ...held.map((row) => goOn(row).then(() => [])),
      ]);
      for (const row of taken.flat())
        held[held.findIndex(({ orderID }) => orderID === row.orderID)] = row;
    }
  }, 60_000);

  it('are each taken over by one who looks after them, if nobody has touched them for a while', async () => {
    const { db, rows } = await books();
    const cutOff = await open(rows, 60);
    await db.query(`update services.submission set updated_at = updated_at - interval '1 minute'`);
    const taken = await Promise.all(
      Array.from({ length: 5 }, () => rows.takeOver(randomUUID(), 30_000)),
    );
    expect(Math.max(...taken.map(({ length }) => length))).toBeLessThanOrEqual(mostTakenOver);
    expect(
      taken
        .flat()
        .map(({ orderID }) => orderID)
        .sort(),
    ).toEqual(cutOff.map(({ orderID }) => orderID).sort());
  });

  it('are taken over a few at a time, those first that have waited longest', async () => {
    const { db, rows } = await books();
    const cutOff = await open(rows, mostTakenOver + 5);
    const longest = cutOff.slice(5).map(({ orderID }) => orderID);
    await db.query(
      `update services.submission set updated_at = updated_at - case when order_id = any($1::text[]) then interval '2 minutes' else interval '1 minute' end`,
      [longest],
    );
    const first = await rows.takeOver(randomUUID(), 30_000);
    expect(first.map(({ orderID }) => orderID).sort()).toEqual(longest.sort());
    expect(await rows.takeOver(randomUUID(), 30_000)).toHaveLength(5);
  });
});
