/** @jest-environment node */
import type * as Statements from '@/services/database/statements';
import type { IndexerContext } from '@/services/indexer/context';
import type * as Queue from '@/services/indexer/queue';
import type * as SecondLooks from '@/services/indexer/second-looks';
import { indexWorker } from '@/services/indexer/worker';

const mockTake = jest.fn<Promise<Queue.Task[]>, []>();
const mockPutOff = jest.fn<Promise<void>, [unknown, Queue.Task]>(() => Promise.resolve());

jest.mock('@/services/indexer/queue', () => ({
  ...jest.requireActual<typeof Queue>('@/services/indexer/queue'),
  takeTasks: () => mockTake(),
  putOff: (store: unknown, task: Queue.Task) => mockPutOff(store, task),
}));
jest.mock('@/services/indexer/second-looks', () => ({
  ...jest.requireActual<typeof SecondLooks>('@/services/indexer/second-looks'),
  askForSecondLooks: () => Promise.resolve(),
}));

/** Books in which nothing is written yet. */
const store = {
  query: () => Promise.resolve([]),
  transact: <T>(work: () => Statements.Statements<T>) => {
    const statements = work();
    let step = statements.next();
    while (!step.done) step = statements.next([]);
    return Promise.resolve(step.value);
  },
} as unknown as IndexerContext['store'];

const tasks = (...ids: string[]): Queue.Task[] =>
  ids.map((id) => ({ entity: `entry:${id}`, requested: 1, attempts: 1 }));

function worker(pages: () => Promise<never[]> = () => Promise.resolve([])) {
  const reads = {
    entry: jest.fn((id: string) =>
      Promise.resolve({ id, type: 'article', createdAt: '', fields: { slug: id } }),
    ),
    all: jest.fn((_type: string) => pages()),
    reachedFrom: jest.fn((_type: string) => Promise.resolve([])),
    assetUrl: jest.fn(() => Promise.resolve(null)),
  };
  const index = { save: () => Promise.resolve(), remove: () => Promise.resolve() };
  const context = { store, content: reads, index } as unknown as IndexerContext;
  return { reads, drain: indexWorker({ context, storefronts: [], onQueued: jest.fn() }).drain };
}

describe('entries that are published together', () => {
  beforeEach(() => jest.clearAllMocks());

  it('share what is read for all of them, and nothing with those that come later', async () => {
    mockTake
      .mockResolvedValueOnce(tasks('a', 'b', 'c'))
      .mockResolvedValueOnce(tasks('a'))
      .mockResolvedValue([]);
    const { reads, drain } = worker();
    expect(await drain()).toBe(4);
    expect(reads.all.mock.calls).toEqual([['staticPage'], ['staticPage']]);
    const roots = reads.reachedFrom.mock.calls.map(([type]) => type);
    expect(roots).toHaveLength(2 * new Set(roots).size);
    expect(reads.entry.mock.calls.filter(([id]) => id === 'a')).toHaveLength(2);
    expect(mockPutOff).not.toHaveBeenCalled();
  });

  it('wait together when it cannot be read', async () => {
    mockTake.mockResolvedValueOnce(tasks('a', 'b')).mockResolvedValue([]);
    const { drain } = worker(() => Promise.reject(new Error('busy')));
    await drain();
    expect(mockPutOff.mock.calls.map(([, { entity }]) => entity)).toEqual(['entry:a', 'entry:b']);
  });
});
