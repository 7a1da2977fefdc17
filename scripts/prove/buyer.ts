import type { Cart } from '@/lib/cart/cart';
import type { CheckoutOptions } from '@/lib/checkout/delivery/options';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';

/** A recipient in Minneapolis, where the shop's vans come. */
export const recipient = {
  FirstName: 'Ana',
  LastName: 'Ruiz',
  Street1: '2817 Colfax Ave S',
  City: 'Minneapolis',
  State: 'MN',
  Zip: '55408',
  Country: 'US',
  Phone: '6125550101',
};

/** A shopper without a browser: keeps the session cookie and speaks the paths a page speaks. */
export class Buyer {
  private cookie = '';

  /** `address` is where a proxy says they are, for a shop that believes one. */
  constructor(
    public shopUrl: string,
    private readonly address?: string,
  ) {}

  /** The same shopper in another tab, or at another address of the shop. */
  at(shopUrl: string): Buyer {
    const other = new Buyer(shopUrl, this.address);
    other.cookie = this.cookie;
    return other;
  }

  /** One call of the shop's API. Throws an Error naming the refusal. */
  async call<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
    const response = await fetch(`${this.shopUrl}${path}`, {
      method,
      signal,
      headers: {
        origin: this.shopUrl,
        cookie: this.cookie,
        ...(this.address && { 'x-forwarded-for': this.address }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) this.cookie = set.join('; ');
    const answer = (await response.json()) as T & { error?: { code: string } };
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${answer.error?.code ?? ''}`);
    return answer;
  }

  /** A cart with one product that goes to Minneapolis on the first day offered; order ID and total in cents. */
  async fillCart(productID: string): Promise<{ orderID: string; total: number }> {
    await this.call('POST', '/api/session');
    await this.call('POST', '/api/cart/lines', { productID, quantity: 1 });
    const { method, days } = await this.call<CheckoutOptions>(
      'GET',
      '/api/checkout/options?addressType=Residence&zip=55408',
    );
    const cart = await this.call<Cart>('PUT', '/api/cart/fulfillment', {
      DeliveryMethod: method,
      RequestedDeliveryDate: days.find(({ available }) => available)?.date,
      AddressType: 'Residence',
      ShippingAddress: recipient,
    });
    if (!cart.orderID) throw new Error('The cart names no order.');
    return { orderID: cart.orderID, total: cart.totals.total };
  }

  /** A nonce for a card, one that works unless another is named, asked for as the payment frame asks. */
  async nonce(number = '4111111111111111'): Promise<string> {
    const { clientToken } = await this.call<PaymentSetup & { clientToken: string }>(
      'GET',
      '/api/checkout/payment',
    );
    const token = JSON.parse(Buffer.from(clientToken, 'base64').toString('utf8')) as {
      clientApiUrl: string;
      authorizationFingerprint: string;
    };
    const response = await fetch(`${token.clientApiUrl}/v1/payment_methods/credit_cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        authorizationFingerprint: token.authorizationFingerprint,
        creditCard: { number, expirationMonth: '12', expirationYear: '2031', cvv: '123' },
      }),
    });
    const answer = (await response.json()) as { creditCards: { nonce: string }[] };
    return answer.creditCards[0]?.nonce ?? '';
  }

  /** Places the order for a total approved in cents, paid with a card. */
  submit(total: number, nonce: string): Promise<{ state: string }> {
    return this.submitWith(total, [{ kind: 'card', amount: total, nonce }]);
  }

  /** Places the order with these tenders; `signal` is how a caller goes away. */
  submitWith(
    approvedTotal: number,
    tenders: readonly object[],
    signal?: AbortSignal,
  ): Promise<{ state: string }> {
    return this.call(
      'POST',
      '/api/checkout/submit',
      {
        approvedTotal,
        tenders,
        guest: { firstName: 'Ada', lastName: 'Loam', email: 'ada@example.com' },
      },
      signal,
    );
  }
}
