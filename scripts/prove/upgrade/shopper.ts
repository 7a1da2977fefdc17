import type { Cart } from '@/lib/cart/cart';
import { Buyer } from '../buyer';

const mostUnits = 4;

/** A shopper who goes on changing a cart, one write after the other, and knows what the shop has acknowledged. */
export class Shopper {
  isBusy = false;
  writes = 0;
  private readonly buyer: Buyer;
  private readonly acknowledged = new Map<string, number>();
  private readonly lines = new Map<string, string>();

  constructor(
    shopUrl: string,
    address: string,
    private readonly products: readonly string[],
  ) {
    this.buyer = new Buyer(shopUrl, address);
  }

  async begin(): Promise<void> {
    await this.buyer.call('POST', '/api/session');
  }

  /** Puts the next product into the cart, or says anew how many of one there are to be. Throws an Error naming the refusal. */
  async write(): Promise<void> {
    this.isBusy = true;
    try {
      const productID = this.products[this.writes % this.products.length] ?? '';
      const quantity = 1 + (this.writes % mostUnits);
      const line = this.lines.get(productID);
      const cart = line
        ? await this.buyer.call<Cart>('PATCH', `/api/cart/lines/${line}`, { quantity })
        : await this.buyer.call<Cart>('POST', '/api/cart/lines', { productID, quantity });
      this.writes += 1;
      this.acknowledged.set(productID, quantity);
      const made = linesOf(cart).find((one) => one.productID === productID);
      if (made) this.lines.set(productID, made.id);
    } finally {
      this.isBusy = false;
    }
  }

  /** How many of the acknowledged lines the cart does not show now. */
  async lost(): Promise<number> {
    const shown = linesOf(await this.buyer.call<Cart>('GET', '/api/cart'));
    return [...this.acknowledged].filter(
      ([productID, quantity]) =>
        shown.find((one) => one.productID === productID)?.quantity !== quantity,
    ).length;
  }
}

const linesOf = ({ shipments }: Cart) => shipments.flatMap(({ lines }) => lines);
