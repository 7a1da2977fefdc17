/** How long an answer about whether an e-mail has an account takes at least, in milliseconds (ruling 12). */
const equalTimeMs = 600;

/** Runs work and answers no earlier than after that time, so that the time does not tell what was found. */
export async function inEqualTime<T>(work: () => Promise<T>): Promise<T> {
  const wait = new Promise((resolve) => {
    setTimeout(resolve, equalTimeMs);
  });
  const [outcome] = await Promise.allSettled([work(), wait]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
