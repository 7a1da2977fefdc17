/** @jest-environment node */
import { dueMoves, type MoneyPlan, type Move } from '@/lib/orders/money/due-moves';
import { moneyNews, type MoneyNews, type MailedMoney } from '@/lib/orders/money/money-news';
import type { OrderMoney, TenderMoney } from '@/lib/orders/money/order-money';
import { GatewayDouble, type DoubleSale } from '@/scripts/prove/money/gateway-double';
import {
  firstLeaves,
  lastHour,
  randomLife,
  type Life,
  type LifeTender,
} from '@/scripts/prove/money/life';
import { seededRandom } from '@/scripts/prove/totals/random';

const placedAt = new Date('2026-11-02T15:00:00Z').getTime();
const hourMs = 60 * 60_000;

/** An order that lives through one random life, its money moved by the policy alone. */
class LivedOrder {
  private hour = 0;
  readonly gateway = new GatewayDouble(() => new Date(placedAt + this.hour * hourMs));
  private readonly first = new Map<number, DoubleSale>();
  private readonly second = new Map<number, string>();
  private readonly tried = new Set<number>();
  readonly givenBack = new Map<number, number>();
  owed: number;
  private captureAt: number | null = null;
  plan: MoneyPlan = { moves: [], nextAt: null, work: [] };
  readonly news: MoneyNews[] = [];
  private told: MailedMoney = {};
  private canceled = false;
  readonly captureHours: { hour: number; latest: number }[] = [];
  readonly moved: number[] = [];

  constructor(readonly life: Life) {
    this.owed = life.tenders.reduce((sum, { cents }) => sum + cents, 0);
    this.gateway.again = () => life.again;
    for (const { held, place, cents, days, saved, settles } of life.tenders) {
      if (held !== 'gateway') continue;
      const vault = saved ? { token: `v${place}`, customerID: 'c' } : null;
      this.first.set(
        place,
        this.gateway.authorise({ name: `o-${place}`, cents, days, vault, settles }),
      );
    }
  }

  async live(): Promise<void> {
    let next = 0;
    let due = 0;
    for (this.hour = 0; this.hour <= lastHour; this.hour += 1) {
      for (; (this.life.events[next]?.hour ?? Infinity) <= this.hour; next += 1) {
        const { kind, cents } = this.life.events[next]!;
        if (kind === 'lowered') this.owed = Math.max(0, this.owed - cents);
        if (kind === 'canceled') [this.owed, this.canceled] = [0, true];
        if (kind === 'capture') this.captureAt = this.hour;
        due = this.hour;
      }
      const { outage } = this.life;
      if (this.hour < due || (outage && this.hour >= outage.from && this.hour < outage.to))
        continue;
      this.gateway.passTime();
      due = await this.look();
    }
    this.gateway.passTime();
  }

  /** Looks after the money until nothing is due; answers the hour of the next look. */
  private async look(): Promise<number> {
    for (;;) {
      this.plan = dueMoves(await this.money(), new Date(placedAt + this.hour * hourMs));
      const at = this.plan.nextAt;
      if (this.plan.moves.length === 0) await this.tell();
      if (this.plan.moves.length === 0)
        return at ? Math.ceil((at.getTime() - placedAt) / hourMs) : Infinity;
      for (const move of this.plan.moves) await this.perform(move);
    }
  }

  private async tell(): Promise<void> {
    const { canceled } = this;
    const cents = this.life.tenders.reduce((sum, tender) => sum + tender.cents, 0);
    const { news, mailed: told } = moneyNews(await this.money(), { cents, canceled }, this.told);
    this.told = told;
    if (news) this.news.push(news);
  }

  private async perform(move: Move): Promise<void> {
    const { gateway } = this;
    this.moved.push(move.cents);
    if (move.kind === 'give-back' || move.kind === 'bill-less')
      this.givenBack.set(move.place, (this.givenBack.get(move.place) ?? 0) + move.cents);
    else if (move.kind === 'authorise-again') {
      this.tried.add(move.place);
      const card = this.first.get(move.place)!.vault!;
      const request = { gatewayOrderID: `o-${move.place}-r1`, cents: move.cents, card };
      const answer = await gateway.authoriseAgain(request);
      if (answer.done) this.second.set(move.place, answer.transactionID);
    } else if (move.kind === 'capture') {
      const { endsAt } = gateway.sales.get(move.transactionID)!;
      const latest = (endsAt!.getTime() - placedAt) / hourMs - 24;
      this.captureHours.push({ hour: this.hour, latest });
      await gateway.capture(move.transactionID, move.cents);
    } else if (move.kind === 'void') await gateway.release(move.transactionID);
    else await gateway.refund(move.transactionID, move.cents, 'refund');
  }

  async money(): Promise<OrderMoney> {
    const tenders = await Promise.all(this.life.tenders.map((tender) => this.tenderMoney(tender)));
    const from = Math.min(firstLeaves(this.life), this.captureAt ?? Infinity);
    return { tenders, owedCents: this.owed, chargeFrom: new Date(placedAt + from * hourMs) };
  }

  private async tenderMoney({ held, place, cents, saved }: LifeTender): Promise<TenderMoney> {
    const givenBack = this.givenBack.get(place) ?? 0;
    if (held === 'nobody') return { held, place, cents, givenBack };
    if (held !== 'gateway') return { held: 'ledger', place, cents, givenBack };
    const ids = [this.first.get(place)!.transactionID, this.second.get(place)];
    const found = await Promise.all(ids.flatMap((id) => (id ? [this.gateway.find(id)] : [])));
    const charges = found.map((sale) => {
      const { transactionID, state, cents: amount, refunds, endsAt } = sale!;
      const refunded = refunds.reduce((sum, refund) => sum + refund.cents, 0);
      return { transactionID, state, cents: amount, refunded, endsAt: endsAt! };
    });
    return {
      held,
      place,
      cents,
      charges,
      canAuthoriseAgain: saved && !this.tried.has(place),
    };
  }

  /** What whoever ordered was told that they have back, without what was said to come. */
  toldBack(): number {
    return this.news
      .flatMap(({ parts }) => parts)
      .reduce((sum, { cents, way }) => (way === 'waiting' ? sum : sum + cents), 0);
  }

  /** What the shop has in the end: captured and not refunded, spent of its ledgers and not given back, billed. */
  taken(): number {
    const sales = [...this.gateway.sales.values()].filter(({ state }) => state === 'settled');
    const captured = sales.reduce(
      (sum, { cents, refunds }) => sum + cents - refunds.reduce((all, one) => all + one.cents, 0),
      0,
    );
    return this.life.tenders.reduce(
      (sum, { held, place, cents }) =>
        held === 'gateway' ? sum : sum + cents - (this.givenBack.get(place) ?? 0),
      captured,
    );
  }
}

describe('random lives of orders', () => {
  it('end with what is owed taken, nothing twice, nothing left held, or with work for people that says how much', async () => {
    const random = seededRandom(20_261_125);
    const seen = { moves: 0, work: 0, refunds: 0, again: 0, voids: 0, changed: 0, refunded: 0 };
    for (let index = 0; index < 2000; index += 1) {
      const order = new LivedOrder(randomLife(random));
      await order.live();
      const sales = [...order.gateway.sales.values()];
      const missing = order.plan.work.reduce((sum, { cents }) => sum + cents, 0);
      const story = `life ${index}: ${JSON.stringify(order.life)}`;
      const all = order.life.tenders.reduce((sum, { cents }) => sum + cents, 0);
      const totals = order.news.flatMap(({ kind, total }) => (kind === 'canceled' ? [] : [total]));
      const canceled = order.life.events.some(({ kind }) => kind === 'canceled');
      const late = order.captureHours.filter(
        ({ hour, latest }) => hour > Math.max(0, Math.ceil(latest)),
      );
      expect({
        story,
        notAboveNothing: order.moved.filter((cents) => !(cents > 0)),
        refused: order.gateway.refused,
        taken: order.taken() + missing,
        capturedTwice: sales.filter(({ captures }) => captures.length > 1),
        leftHeld: sales.filter(({ state }) => state === 'held' || state === 'capturing'),
        left: [order.plan.moves, order.plan.nextAt],
        toldBack: order.toldBack(),
        totalsTold: new Set(totals).size,
        toldCanceled: order.news.filter(({ kind }) => kind === 'canceled').length,
        late: order.life.outage ? [] : late,
      }).toEqual({
        story,
        notAboveNothing: [],
        refused: [],
        taken: order.owed,
        capturedTwice: [],
        leftHeld: [],
        left: [[], null],
        toldBack: all - order.owed,
        totalsTold: totals.length,
        toldCanceled: canceled ? 1 : 0,
        late: [],
      });
      seen.changed += order.news.filter(({ kind }) => kind === 'changed').length;
      seen.refunded += order.news.filter(({ kind }) => kind === 'refunded').length;
      seen.moves += order.captureHours.length;
      seen.work += order.plan.work.length;
      seen.refunds += sales.reduce((sum, { refunds }) => sum + refunds.length, 0);
      seen.again += sales.filter(({ name }) => name.endsWith('-r1')).length;
      seen.voids += sales.filter(({ state }) => state === 'voided').length;
    }
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(20);
  });
});
