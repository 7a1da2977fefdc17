/** Counts statements of one database handle, so that tests can hold an operation to a budget. */
export interface StatementCounter {
  add(): void;
  total(): number;
}

/** A counter at zero. */
export function createStatementCounter(): StatementCounter {
  let total = 0;
  return { add: () => void (total += 1), total: () => total };
}
