import { setTimeout as wait } from 'node:timers/promises';
import { Configuration } from 'ordercloud-javascript-sdk';
import type { Acknowledged } from './acknowledged';
import { auditBooks, auditWritten } from './audit';
import { makeCustomer, makeProduct } from '../shop-keeper';
import { writeUntilGone, type WriteTarget } from './writers';

/** A back end that can be killed and started again on the same data. */
export interface Victim {
  platformUrl: string;
  start(): Promise<void>;
  kill(): Promise<void>;
}

export interface CrashRounds {
  victim: Victim;
  rounds: number;
  /** After this many rounds, and after the last, every submit is followed to its end and the books are compared. */
  settleEvery: number;
  settleWithinMs: number;
  /** Reads the delivery the shop's own settings allow; asked once the back end runs. */
  fulfillment(): Promise<WriteTarget['fulfillment']>;
  report(line: string): void;
}

const stock = 1_000_000;
/** Answers to purchases after which the kill comes: counted, not timed, so that a busy machine is killed at the same moments. */
const [fewest, most] = [3, 9];
const jitterMs = 40;

/** What came of it all. */
export interface CrashResult {
  faults: string[];
  orders: number;
  lines: number;
  addresses: number;
  placed: number;
  /** How many purchases were answered as placed before a kill: at least one in every second round, however slow the machine. */
  answeredPlaced: number;
}

/** kill -9 at random moments under a load of writes, again and again (reliability: nothing acknowledged is lost, nothing half-written is seen). */
export async function crashRounds({
  victim,
  rounds,
  settleEvery,
  settleWithinMs,
  fulfillment,
  report,
}: CrashRounds): Promise<CrashResult> {
  const result: CrashResult = {
    faults: [],
    orders: 0,
    lines: 0,
    addresses: 0,
    placed: 0,
    answeredPlaced: 0,
  };
  Configuration.Set({ baseApiUrl: `${victim.platformUrl}/commerce` });
  await victim.start();
  const target = {
    appApiUrl: `${victim.platformUrl}/app-api`,
    productID: await makeProduct({ stock }),
    customer: await makeCustomer(),
    fulfillment: await fulfillment(),
  };
  const all: Acknowledged = { orders: [], addresses: [] };
  for (let round = 1; round <= rounds; round += 1) {
    const notes: Acknowledged = { orders: [], addresses: [] };
    let writing = Promise.resolve();
    const answers = fewest + Math.floor(Math.random() * (most - fewest + 1));
    const ms = Math.round(Math.random() * jitterMs);
    // Every second round counts from its first placed order, so that orders placed and acknowledged stand at the kill on any machine.
    const afterPlaced = round % 2 === 1;
    let counting = !afterPlaced;
    let left = answers;
    const reached = new Promise<void>((resolve) => {
      writing = writeUntilGone(target, notes, (answer) => {
        if (counting) left -= 1;
        counting ||= answer === 'placed';
        if (left === 0) resolve();
      });
    });
    await Promise.race([reached, writing]);
    await wait(ms);
    await victim.kill();
    await writing;
    await victim.start();
    const faults = await auditWritten(notes);
    const lines = notes.orders.reduce((sum, order) => sum + order.lines.length, 0);
    all.orders.push(...notes.orders);
    all.addresses.push(...notes.addresses);
    result.orders += notes.orders.length;
    result.lines += lines;
    result.addresses += notes.addresses.length;
    result.answeredPlaced += notes.orders.filter(({ submit }) => submit === 'submitted').length;
    if (round % settleEvery === 0 || round === rounds) {
      const books = await auditBooks(
        victim.platformUrl,
        all,
        { ID: target.productID, stock },
        settleWithinMs,
      );
      faults.push(...books.faults);
      result.placed = books.placed;
    }
    result.faults.push(...faults);
    report(
      `${faults.length === 0 ? 'ok  ' : 'FAIL'} round ${round}, killed ${ms} ms after ${answers} answers${afterPlaced ? ' from the first placed order on' : ''}: ${notes.orders.length} orders, ${lines} lines, ${notes.addresses.length} addresses acknowledged${faults.map((fault) => `\n       ${fault}`).join('')}`,
    );
  }
  return result;
}
