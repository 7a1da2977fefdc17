/** Where a command says what it does, and what is wrong with how it was called. */
export interface Streams {
  say(line: string): void;
  complain(line: string): void;
}
