/** Runs the work of one key one after another, whatever became of the work before; different keys do not wait for each other. */
export function inTurn(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>();
  return (key, work) => {
    const turn = (last.get(key) ?? Promise.resolve()).then(work, work);
    last.set(key, turn);
    const done = () => {
      if (last.get(key) === turn) last.delete(key);
    };
    turn.then(done, done);
    return turn;
  };
}
