import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Ends every `AsyncLocalStorage` that a suite has used. One that nobody disables outlives the suite, whose modules it keeps in memory, and each promise
 * of the suites after it in the same worker is told to it: after a hundred such suites an `await` takes a hundred times as long.
 */
const used = new Set<AsyncLocalStorage<unknown>>();
const { prototype } = AsyncLocalStorage as { prototype: AsyncLocalStorage<unknown> };
const { run, enterWith } = prototype;

prototype.run = function (this: AsyncLocalStorage<unknown>, ...args: Parameters<typeof run>) {
  used.add(this);
  return run.apply(this, args);
} as typeof run;
prototype.enterWith = function (this: AsyncLocalStorage<unknown>, store: unknown) {
  used.add(this);
  enterWith.call(this, store);
};

afterAll(() => {
  Object.assign(prototype, { run, enterWith });
  for (const storage of used) storage.disable();
});
