const password = 'Lilacs-in-May-26';

/** A customer of the seeded shop without a browser: keeps the session cookie and speaks the paths a page speaks. */
export class Customer {
  private cookie = '';

  private constructor(private readonly shopUrl: string) {}

  /** Signs a seeded customer in. Throws an Error naming the refusal. */
  static async logIn(shopUrl: string, email: string): Promise<Customer> {
    const customer = new Customer(shopUrl);
    await customer.json('POST', '/api/session/log-in', { email, password });
    return customer;
  }

  /** One call, its answer read to the end. */
  async ask(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; text: string }> {
    const response = await fetch(`${this.shopUrl}${path}`, {
      method,
      headers: {
        origin: this.shopUrl,
        cookie: this.cookie,
        ...(body && { 'content-type': 'application/json' }),
      },
      body: body && JSON.stringify(body),
    });
    const text = await response.text();
    const set = response.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (set.length > 0) this.cookie = set.join('; ');
    if (response.status === 429)
      throw new Error(`${method} ${path}: too many requests for a measurement`);
    return { status: response.status, text };
  }

  /** One call that has to succeed. Throws an Error naming the refusal. */
  async json<T>(method: string, path: string, body?: object): Promise<T> {
    const { status, text } = await this.ask(method, path, body);
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
    return JSON.parse(text) as T;
  }
}
