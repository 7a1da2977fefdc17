/** One request that reached a system: who asked for what, and what came of it. Nothing of its body but the orders it names. */
export interface LedgerEntry {
  /** Rises by one with every entry. */
  number: number;
  at: string;
  system: string;
  method: string;
  path: string;
  /** User and client of a token, the key's name of a merchant; empty when nobody was named. */
  caller: string;
  orderIDs: readonly string[];
  /** The status the system answered with before any fault spoilt it; `null` when the system was never asked. */
  status: number | null;
  /** The fault that happened to it. */
  fault: string | null;
}

/** What a test asks of the ledger. */
export interface LedgerQuery {
  /** Only entries after this number. */
  since?: number;
  system?: string;
  method?: string;
  /** Start of the path. */
  path?: string;
  caller?: string;
  /** Start of an order ID: payments add the attempt's number to it. */
  orderID?: string;
  /** Only what a system did: a write that it took. */
  effects?: boolean;
}

const mostEntries = 20_000;

/** The latest 20,000 requests, in memory. */
export class Ledger {
  #entries: LedgerEntry[] = [];
  #last = 0;

  /** Number of the newest entry; the `since` of what comes after. */
  get last(): number {
    return this.#last;
  }

  /** Enters a request as it comes; what becomes of it is written into the entry. */
  enter(request: Omit<LedgerEntry, 'number' | 'status' | 'fault'>): LedgerEntry {
    this.#last += 1;
    const entry: LedgerEntry = { number: this.#last, ...request, status: null, fault: null };
    this.#entries.push(entry);
    if (this.#entries.length > mostEntries * 1.1) this.#entries = this.#entries.slice(-mostEntries);
    return entry;
  }

  /** Entries that meet every criterion, oldest first. */
  find({
    since = 0,
    system,
    method,
    path,
    caller,
    orderID,
    effects = false,
  }: LedgerQuery): LedgerEntry[] {
    return this.#entries.filter(
      (entry) =>
        entry.number > since &&
        (system === undefined || entry.system === system) &&
        (method === undefined || entry.method === method) &&
        (path === undefined || entry.path.startsWith(path)) &&
        (caller === undefined || entry.caller === caller) &&
        (orderID === undefined || entry.orderIDs.some((id) => id.startsWith(orderID))) &&
        (!effects || isEffect(entry)),
    );
  }
}

/** Whether an entry is a side effect: something that was asked to change, and taken. */
function isEffect({ method, status }: LedgerEntry): boolean {
  return (
    method !== 'GET' && method !== 'HEAD' && method !== 'OPTIONS' && status !== null && status < 400
  );
}
