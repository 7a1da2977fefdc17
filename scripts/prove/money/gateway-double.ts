import type { Cents } from '@/lib/core/money';
import { addChicagoDays } from '@/lib/core/time/chicago-day';
import { chicagoDate, chicagoInstant } from '@/lib/core/time/chicago-time';
import type { ChargeState } from '@/lib/orders/money/order-money';
import type {
  Charges,
  GatewayAnswer,
  GatewayCharge,
  VaultCard,
} from '@/services/upstream/payments/charges';

/** A sale of the double, with all that ever happened to it. */
export interface DoubleSale extends GatewayCharge {
  name: string;
  captures: { cents: Cents; at: Date }[];
  /** When what was captured settles, and whether it does. */
  settlesAt: Date | null;
  settles: boolean;
  refundNames: string[];
}

/** How a sale is made. */
interface NewSale {
  name: string;
  cents: Cents;
  days: number;
  vault: VaultCard | null;
  settles?: boolean;
}

/** Faults of a call, drawn by the one who drives: thrown before it is done, or after, when its answer is lost. */
export type Fault = 'none' | 'not-reached' | 'answer-lost';

const dayMs = 24 * 60 * 60_000;

/**
 * The gateway in this process, with Braintree's rules: one capture of held money, never more than was held; refunds of settled sales, never more than was
 * captured; holds end and nights settle by the clock that is passed in. `refused` counts what it had to refuse.
 */
export class GatewayDouble implements Charges {
  readonly sales = new Map<string, DoubleSale>();
  /** Requests that a real gateway would have refused, in words. */
  readonly refused: string[] = [];
  fault: (operation: string, name: string) => Fault = () => 'none';
  /** Whether a hold on a saved card is declined, and how long it stands otherwise, by its name. */
  again: (name: string) => { declined: boolean; days: number } = () => ({
    declined: false,
    days: 7,
  });
  private count = 0;

  constructor(private readonly clock: () => Date) {}

  authorise({ name, cents, days, vault, settles = true }: NewSale): DoubleSale {
    const at = this.clock();
    const sale: DoubleSale = {
      transactionID: `t${(this.count += 1)}`,
      name,
      state: 'held',
      cents,
      authorisedAt: at,
      endsAt: new Date(at.getTime() + days * dayMs),
      refunds: [],
      vault,
      captures: [],
      settlesAt: null,
      settles,
      refundNames: [],
    };
    this.sales.set(sale.transactionID, sale);
    return sale;
  }

  find(transactionID: string): Promise<GatewayCharge | null> {
    const sale = this.sales.get(transactionID) ?? null;
    return this.call('find', sale?.name ?? '', () => this.seen(sale));
  }

  findNamed(name: string): Promise<GatewayCharge[]> {
    return this.call('search', name, () =>
      [...this.sales.values()].filter((sale) => sale.name === name).map((sale) => this.seen(sale)!),
    );
  }

  capture(transactionID: string, cents: Cents): Promise<GatewayAnswer> {
    return this.change('capture', transactionID, (sale) => {
      if (sale.state !== 'held') return 'status is not authorized';
      if (cents > sale.cents || cents <= 0) return 'amount is too large';
      const at = this.clock();
      sale.captures.push({ cents, at });
      sale.settlesAt = chicagoInstant(addChicagoDays(chicagoDate(at), 1), '02:00');
      Object.assign(sale, { state: 'capturing' satisfies ChargeState, cents });
      return null;
    });
  }

  release(transactionID: string): Promise<GatewayAnswer> {
    return this.change('void', transactionID, (sale) => {
      if (sale.state !== 'held' && sale.state !== 'capturing') return 'status cannot be voided';
      sale.state = 'voided';
      return null;
    });
  }

  refund(transactionID: string, cents: Cents, name: string): Promise<GatewayAnswer> {
    return this.change('refund', transactionID, (sale) => {
      const left = sale.cents - sale.refunds.reduce((sum, refund) => sum + refund.cents, 0);
      if (sale.state !== 'settled') return 'not settled';
      if (cents > left || cents <= 0) return 'refund is too large';
      sale.refunds.push({
        transactionID: `t${(this.count += 1)}`,
        cents,
        gatewayOrderID: name,
      });
      sale.refundNames.push(name);
      return null;
    });
  }

  authoriseAgain({
    gatewayOrderID,
    cents,
    card,
  }: Parameters<Charges['authoriseAgain']>[0]): Promise<GatewayAnswer> {
    return this.call('authorise', gatewayOrderID, (): GatewayAnswer => {
      const { declined, days } = this.again(gatewayOrderID);
      const sale = this.authorise({ name: gatewayOrderID, cents, days, vault: card });
      if (!declined) return { done: true, transactionID: sale.transactionID };
      sale.state = 'declined';
      return { done: false, reason: 'declined' };
    });
  }

  /** Lets the clock have its effect: holds end, nights settle or are declined. To be called whenever the clock was set. */
  passTime(): void {
    const now = this.clock();
    for (const sale of this.sales.values()) {
      if (sale.state === 'held' && sale.endsAt && sale.endsAt <= now) sale.state = 'expired';
      if (sale.state === 'capturing' && sale.settlesAt && sale.settlesAt <= now)
        sale.state = sale.settles ? 'settled' : 'settlement-declined';
    }
  }

  private seen(sale: DoubleSale | null): GatewayCharge | null {
    return sale && { ...sale, refunds: [...sale.refunds] };
  }

  private change(
    operation: string,
    transactionID: string,
    decide: (sale: DoubleSale) => string | null,
  ): Promise<GatewayAnswer> {
    const sale = this.sales.get(transactionID);
    return this.call(operation, sale?.name ?? '', (): GatewayAnswer => {
      const reason = sale ? decide(sale) : 'no such transaction';
      if (reason === null) return { done: true, transactionID: this.answered(operation, sale!) };
      this.refused.push(`${operation} ${transactionID}: ${reason}`);
      return { done: false, reason };
    });
  }

  private answered(operation: string, sale: DoubleSale): string {
    return operation === 'refund'
      ? (sale.refunds.at(-1)?.transactionID ?? sale.transactionID)
      : sale.transactionID;
  }

  private async call<T>(operation: string, name: string, work: () => T): Promise<T> {
    const fault = this.fault(operation, name);
    if (fault === 'not-reached') throw new Error(`${operation}: not reached`);
    const answer = work();
    await Promise.resolve();
    if (fault === 'answer-lost') throw new Error(`${operation}: answer lost`);
    return answer;
  }
}
