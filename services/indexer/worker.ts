import { tags } from '@/lib/cache/tags';
import type { CdnForm } from '@/lib/cache/cdn';
import { errorWords } from '@/lib/core/errors/error-words';
import { log } from '@/lib/core/log';
import { now } from '@/lib/core/time/clock';
import { cancelInBooks } from '../after/money/events';
import { every, type Loop } from '../loop';
import { lookAtOrderLater } from '../outbox/order-messages';
import { tellStorefronts } from '../outbox/tell-storefront';
import { nothing, type Finding, type IndexerContext } from './context';
import type { Entity } from './entities';
import {
  lookAtCategory,
  lookAtGroup,
  lookAtOrder,
  lookAtProduct,
  lookAtSchedule,
  lookAtSpec,
} from './look-at-catalogue';
import { lookAtAssets, lookAtEntry } from './look-at-content';
import { finish, keepShown, putOff, request, takeTasks, type Task } from './queue';
import { sharedReads } from './shared-reads';
import { askForSecondLooks, planSecondEnd, takeTagsToEndAgain } from './second-looks';

type Look = (context: IndexerContext, id: string) => Promise<Finding>;

const looks: Record<string, Look> = {
  product: lookAtProduct,
  group: lookAtGroup,
  schedule: lookAtSchedule,
  spec: lookAtSpec,
  category: lookAtCategory,
  order: lookAtOrder,
  // Whoever changes it is heard out before it is read.
  lines: (_, id) => Promise.resolve({ ...nothing, changed: [id] }),
  entry: lookAtEntry,
  assets: lookAtAssets,
  addresses: () => Promise.resolve({ ...nothing, tags: [tags.stores, tags.localCities] }),
};

const intervalMs = 1000;

/** Looks at what waits. */
export interface Worker extends Loop {
  /** Works until nothing is due or it is told to stop; returns how many entities were looked at. */
  drain(): Promise<number>;
}

interface WorkerOptions {
  context: IndexerContext;
  storefronts: readonly string[];
  cdn?: CdnForm;
  /** Called when there is something to tell. */
  onQueued(): void;
}

/**
 * The indexer's work: reads each entity from its vendor again, whatever the webhook said, writes the index, and then, in one transaction,
 * keeps what is shown, tells the storefronts and ends the task. What fails is tried again later.
 */
export function indexWorker({ context, storefronts, cdn, onQueued }: WorkerOptions): Worker {
  const work = async (reading: IndexerContext, task: Task): Promise<void> => {
    try {
      const finding = await lookAt(reading, task.entity);
      await context.store.transact(function* () {
        for (const { entity, facts } of finding.shown) yield* keepShown(entity, facts);
        for (const orderID of finding.cancelled) yield* cancelInBooks(orderID, now());
        for (const orderID of finding.changed) yield* lookAtOrderLater(orderID);
        yield* request(finding.next);
        yield* tellStorefronts(storefronts, { tags: finding.tags }, cdn);
        yield* planSecondEnd(finding.tagsOfLists);
        yield* finish(task);
      });
      if (finding.tags.length > 0) onQueued();
    } catch (error) {
      log('warn', 'not indexed', {
        operation: task.entity.split(':')[0],
        attempt: task.attempts,
        detail: errorWords(error),
      });
      // What cannot be written down is due again in a minute, and the others in hand go on.
      await putOff(context.store, task, errorWords(error)).catch((unwritten: unknown) =>
        log('warn', 'task not put off', { operation: 'indexer', detail: errorWords(unwritten) }),
      );
    }
  };
  const endAgain = async () => {
    const ended = await context.store.transact(function* () {
      const due = yield* takeTagsToEndAgain();
      yield* tellStorefronts(storefronts, { tags: due }, cdn);
      return due.length;
    });
    if (ended > 0) onQueued();
  };
  const drain = async () => {
    await askForSecondLooks(context.store);
    await endAgain();
    let done = 0;
    while (!loop.isStopping()) {
      const due = await takeTasks(context.store);
      if (due.length === 0) break;
      const reading = { ...context, content: sharedReads(context.content) };
      await Promise.all(due.map((task) => work(reading, task)));
      done += due.length;
    }
    return done;
  };
  const loop = every(intervalMs, drain, 'indexer');
  return { ...loop, drain };
}

function lookAt(context: IndexerContext, entity: Entity): Promise<Finding> {
  const [kind = '', ...id] = entity.split(':');
  const look = looks[kind];
  return look ? look(context, id.join(':')) : Promise.resolve(nothing);
}
