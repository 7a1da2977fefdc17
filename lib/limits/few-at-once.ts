/** Runs at most `most` pieces of work at once and lets as many as `waiting` wait for a place; `null` for what finds neither. */
export function fewAtOnce(
  most: number,
  waiting: number,
): <T>(work: () => Promise<T>) => Promise<T | null> {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < most) running += 1;
    else if (queue.length >= waiting) return null;
    else
      await new Promise<void>((resolve) => {
        queue.push(resolve);
      });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
