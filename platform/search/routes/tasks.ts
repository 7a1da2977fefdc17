let last = 0;

/** A fresh task number. Writes are done when they answer, so every task is published from the start. */
export function nextTask(): number {
  last += 1;
  return last;
}
