let last = 0;
const running = new Set<number>();

/** A fresh task number, of a write that is done when it answers: its task is published from the start. */
export function nextTask(): number {
  last += 1;
  return last;
}

/** A fresh task number, of a write whose answer does not wait for it: published when `work` has ended. */
export function taskOf(work: Promise<void>): number {
  const task = nextTask();
  running.add(task);
  const end = () => void running.delete(task);
  work.then(end, end);
  return task;
}

/** Whether what a task is for can be seen. */
export function isPublished(task: number): boolean {
  return !running.has(task);
}
