import { setTimeout as wait } from 'node:timers/promises';
import { routerHeader, routerKey } from '@/lib/core/framework';
import { Buyer } from '../buyer';
import { endOf } from '../kills/end-of';
import type { NamedFiles } from './release-files';
import { Shopper } from './shopper';

/** Requests of one second, in their order: pages, the router's data, files, cart writes. */
const second = ['page', 'file', 'page', 'file', 'write', 'page', 'file', 'page', 'router', 'file'];
const perSecond = 50;
const buysEveryMs = 1500;
const shoppers = 25;
const patienceMs = 30_000;
/** More than these under way at once means that the shop stands still. */
const mostAtOnce = 400;

type Kind = 'page' | 'router' | 'file' | 'write' | 'submit';

interface Tally {
  failed: string[];
  ms: number[];
}

interface Shop {
  origin: string;
  /** Paths of pages. */
  pages: readonly string[];
  files: NamedFiles;
  /** Products of carts, and the one that is bought. */
  inCarts: readonly string[];
  bought: string;
}

/** Fifty requests a second, whether the shop keeps up or not, and beside them a purchase every one and a half seconds. */
export class Traffic {
  readonly tallies: Record<Kind, Tally> = {
    page: none(),
    router: none(),
    file: none(),
    write: none(),
    submit: none(),
  };
  /** Pages by the release that made them. */
  readonly madeBy = new Map<string, number>();
  /** Orders whose buyers were told that they are placed. */
  readonly placed: string[] = [];
  readonly carts: Shopper[];
  private readonly underWay = new Set<Promise<void>>();
  private isOver = false;
  private turns = 0;

  constructor(private readonly shop: Shop) {
    this.carts = Array.from(
      { length: shoppers },
      (_, index) => new Shopper(shop.origin, addressOf(index), shop.inCarts),
    );
  }

  /** Runs until `stop`. */
  async run(): Promise<void> {
    for (const cart of this.carts) await cart.begin();
    const began = performance.now();
    let [sent, bought] = [0, 0];
    while (!this.isOver) {
      const elapsed = performance.now() - began;
      for (; sent < (elapsed / 1000) * perSecond; sent += 1)
        this.send(second[sent % second.length] as Kind);
      for (; bought < elapsed / buysEveryMs; bought += 1)
        this.track('submit', () => this.buy(bought));
      await wait(5);
    }
    while (this.underWay.size > 0) await Promise.all(this.underWay);
  }

  /** How many requests have failed so far. */
  failures(): number {
    return Object.values(this.tallies).reduce((sum, { failed }) => sum + failed.length, 0);
  }

  stop(): void {
    this.isOver = true;
  }

  private send(kind: Kind): void {
    this.turns += 1;
    if (kind === 'file' && this.shop.files.all().length > 0) {
      const all = this.shop.files.all();
      const address = all[Math.floor(Math.random() * all.length)] ?? '';
      return this.track('file', () => this.file(address));
    }
    const cart = this.carts.find(({ isBusy }) => !isBusy);
    if (kind === 'write' && cart) {
      this.carts.push(...this.carts.splice(this.carts.indexOf(cart), 1));
      return this.track('write', () => cart.write());
    }
    const path = this.shop.pages[this.turns % this.shop.pages.length] ?? '/';
    return kind === 'router' && !path.includes('?')
      ? this.track('router', () => this.router(path))
      : this.track('page', () => this.page(path));
  }

  private track(kind: Kind, work: () => Promise<void>): void {
    const tally = this.tallies[kind];
    if (this.underWay.size >= mostAtOnce) {
      tally.failed.push(`${mostAtOnce} requests under way: it was not sent`);
      return;
    }
    const began = performance.now();
    const done = work().then(
      () => void tally.ms.push(performance.now() - began),
      (error: unknown) =>
        void tally.failed.push(error instanceof Error ? error.message : `${error}`),
    );
    this.underWay.add(done);
    void done.then(() => this.underWay.delete(done));
  }

  private async page(path: string): Promise<void> {
    const response = await this.get(path);
    const html = await response.text();
    if (response.status !== 200 || !html.includes('</html>'))
      throw new Error(`${path}: ${response.status}, ${html.length} characters`);
    const release = /<html[^>]* data-dpl-id="([^"]+)"/.exec(html)?.[1];
    if (!release) throw new Error(`${path} does not say its release`);
    this.madeBy.set(release, (this.madeBy.get(release) ?? 0) + 1);
    await this.shop.files.note(release, html);
  }

  private async router(path: string): Promise<void> {
    const response = await this.get(`${path}?${routerKey}`, { [routerHeader]: '1' });
    const text = await response.text();
    if (response.status !== 200 || text.length === 0)
      throw new Error(`router data of ${path}: ${response.status}`);
  }

  private async file(address: string): Promise<void> {
    const fault = await this.shop.files.fault(this.shop.origin, address);
    if (fault) throw new Error(`${address}: ${fault}`);
  }

  private async buy(number: number): Promise<void> {
    const buyer = new Buyer(this.shop.origin, addressOf(1000 + number));
    const { orderID, total } = await buyer.fillCart(this.shop.bought);
    const { state } = await buyer.submit(total, await buyer.nonce());
    const end = state === 'placed' ? state : await endOf(buyer);
    if (end !== 'placed') throw new Error(`order ${orderID} is ${end}`);
    this.placed.push(orderID);
  }

  private get(path: string, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.shop.origin}${path}`, {
      headers: { 'x-forwarded-for': addressOf(this.turns), ...headers },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
  }
}

const none = (): Tally => ({ failed: [], ms: [] });

/** One of some thousand clients. */
const addressOf = (number: number) =>
  `10.20.${Math.floor(number / 250) % 250}.${1 + (number % 250)}`;
