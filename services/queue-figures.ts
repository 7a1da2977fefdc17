import type { Figure } from '@/lib/telemetry/meter';
import { countDisbursements } from './after/disbursements';
import { countDisputes } from './after/disputes';
import { warnHours } from './after/money/desk';
import { countMoneyWork, countUnsent } from './after/work/read-work';
import type { Store } from './database/statements';
import { secondsSinceEnds } from './retention/last-ends';

type Reading = Awaited<ReturnType<Figure['read']>>;

/** Several collectors may ask; the database is asked this often. */
const keptMs = 15_000;
/** Tries after which a message is in trouble rather than late. */
const manyTries = 5;

/** What waits in the services' database, for their metrics: outbox, indexer, submits without an end, money that nobody moves, and what has not ended. */
export function queueFigures(store: Pick<Store, 'query'>): Figure[] {
  const read = reading(store);
  const figure = (
    name: string,
    help: string,
    pick: (rows: Rows) => Reading,
    labels?: string[],
  ): Figure => ({ name, help, labels, read: async () => pick(await read()) });
  const single = (value: number): Reading => [{ value }];
  return [
    figure(
      'shop_outbox_waiting',
      'Messages that are to go out, by kind.',
      ({ outbox }) => outbox.map(({ kind, waiting }) => ({ labels: { kind }, value: waiting })),
      ['kind'],
    ),
    figure(
      'shop_outbox_overdue_seconds',
      'How long the message that is due longest has waited for its next try, by kind.',
      ({ outbox }) => outbox.map(({ kind, overdue }) => ({ labels: { kind }, value: overdue })),
      ['kind'],
    ),
    figure(
      'shop_outbox_failing',
      `Messages that failed ${manyTries} times or more and are tried again, by kind.`,
      ({ outbox }) => outbox.map(({ kind, failing }) => ({ labels: { kind }, value: failing })),
      ['kind'],
    ),
    figure(
      'shop_outbox_dead',
      'Messages that were given up after their last try, until somebody says it is done, by kind.',
      ({ unsent }) => unsent.map(({ kind, dead }) => ({ labels: { kind }, value: dead })),
      ['kind'],
    ),
    figure(
      'shop_outbox_refused',
      'Mails that a mail server refused for good, their mailbox or what they say, until somebody says it is done, by kind.',
      ({ unsent }) => unsent.map(({ kind, refused }) => ({ labels: { kind }, value: refused })),
      ['kind'],
    ),
    figure('shop_reindex_waiting', 'Products and pages the indexer is to look at.', ({ reindex }) =>
      single(reindex.waiting),
    ),
    figure(
      'shop_reindex_overdue_seconds',
      'How long what the indexer is to look at next has waited.',
      ({ reindex }) => single(reindex.overdue),
    ),
    figure('shop_submits_unresolved', 'Submits that have not come to an end.', ({ submits }) =>
      single(submits.open),
    ),
    figure(
      'shop_submits_unresolved_seconds',
      'How long the oldest submit without an end has been under way.',
      ({ submits }) => single(submits.oldest),
    ),
    figure(
      'shop_authorisations_ending',
      `Placed orders whose money the gateway lets go within ${warnHours} hours and that nobody has captured.`,
      ({ money }) => single(money.ending),
    ),
    figure(
      'shop_money_staff',
      'Orders whose money only people can put right, what a ledger elsewhere did not take back among them, until somebody says it is done.',
      ({ money }) => single(money.staff),
    ),
    figure(
      'shop_money_overdue_seconds',
      'How long the order whose money is due longest has waited for the money desk.',
      ({ money }) => single(money.overdue),
    ),
    figure(
      'shop_retention_seconds',
      'How long ago all was ended that has been kept long enough, by its name; of what never was, how long that has been tried.',
      ({ retention }) =>
        retention.map(({ name, seconds }) => ({ labels: { name }, value: seconds })),
      ['name'],
    ),
  ];
}

interface Rows {
  outbox: { kind: string; waiting: number; overdue: number; failing: number }[];
  unsent: { kind: string; dead: number; refused: number }[];
  reindex: { waiting: number; overdue: number };
  submits: { open: number; oldest: number };
  money: { ending: number; staff: number; overdue: number };
  retention: { name: string; seconds: number }[];
}

/** All figures together, read at most once in a while. Throws what the database throws. */
function reading(store: Pick<Store, 'query'>): () => Promise<Rows> {
  let kept: { at: number; rows: Promise<Rows> } | undefined;
  return () => {
    if (!kept || performance.now() - kept.at > keptMs) {
      const rows = readRows(store);
      kept = { at: performance.now(), rows };
      rows.catch(() => (kept = undefined));
    }
    return kept.rows;
  };
}

async function readRows(store: Pick<Store, 'query'>): Promise<Rows> {
  const age = (time: string) =>
    `greatest(0, extract(epoch from clock_timestamp() - ${time}))::float8`;
  const outbox = await store.query<Rows['outbox'][number] & Record<string, unknown>>(
    `select kind, count(*) filter (where dead_at is null) as waiting,
       count(*) filter (where dead_at is null and attempts >= ${manyTries}) as failing,
       coalesce(max(${age('due_at')}) filter (where dead_at is null), 0) as overdue
     from services.outbox where sent_at is null group by kind`,
  );
  const [reindex] = await store.query<Rows['reindex'] & Record<string, unknown>>(
    `select count(*) as waiting, coalesce(max(${age('due_at')}), 0) as overdue from services.reindex`,
  );
  const [submits] = await store.query<Rows['submits'] & Record<string, unknown>>(
    `select count(*) as open, coalesce(max(${age('opened_at')}), 0) as oldest
     from services.submission where state not in ('placed', 'refused')`,
  );
  const [money] = await store.query<Omit<Rows['money'], 'staff'> & Record<string, unknown>>(
    `select count(*) filter (where ends_at < clock_timestamp() + make_interval(hours => ${warnHours})) as ending,
       coalesce(max(${age('due_at')}) filter (where due_at is not null), 0) as overdue
     from services.money_desk where ends_at is not null or due_at is not null`,
  );
  const staff =
    (await countMoneyWork(store)) +
    (await countDisputes(store)) +
    (await countDisbursements(store));
  return {
    outbox,
    unsent: await countUnsent(store),
    reindex: reindex ?? { waiting: 0, overdue: 0 },
    submits: submits ?? { open: 0, oldest: 0 },
    money: {
      ending: money?.ending ?? 0,
      staff,
      overdue: money?.overdue ?? 0,
    },
    retention: await secondsSinceEnds(store),
  };
}
