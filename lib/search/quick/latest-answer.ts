/**
 * Asks for what was wanted last and shows only that: an answer to an older question never follows a newer one, however late it comes.
 * Questions are held back `delayMs` (the typing debounce of specification A9). An answer of `null` is shown like any other.
 */
export function latestAnswer<Q, A>(
  ask: (question: Q, signal: AbortSignal) => Promise<A>,
  show: (answer: A, question: Q) => void,
  delayMs: number,
) {
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let flight: AbortController | null = null;
  const cancel = () => {
    turn += 1;
    clearTimeout(timer);
    flight?.abort();
  };
  return {
    /** Drops what is under way. */
    cancel,
    ask(question: Q): void {
      cancel();
      const mine = turn;
      timer = setTimeout(() => {
        flight = new AbortController();
        void ask(question, flight.signal).then(
          (answer) => {
            if (mine === turn) show(answer, question);
          },
          () => undefined,
        );
      }, delayMs);
    },
  };
}
