/** Time limits of a search client (milliseconds) for tests on a machine that is busy with others: what is asked is whether the answer is right. */
export const patient = { timeouts: { connect: 10_000, read: 30_000, write: 30_000 } };
