import { randomUUID } from 'node:crypto';
import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/sha';
import { Buyer } from '../buyer';

/** Of the demo stock. */
const sold = '100310';
const article = '/information/resource-hub/keep-a-bouquet-for-ten-days';

/**
 * Buys, registers and reads without a browser: what a shop that was just set up has to do. Answers what was wrong.
 */
export async function shortSale(shopUrl: string): Promise<string[]> {
  const faults: string[] = [];
  const expectThat = (holds: boolean, what: string) => {
    if (!holds) faults.push(what);
  };
  const guest = new Buyer(shopUrl);
  const { total } = await guest.fillCart(sold);
  const { state } = await guest.submit(total, await guest.nonce());
  expectThat(state === 'placed', `the guest's order is ${state}`);

  const customer = new Buyer(shopUrl);
  await register(customer);
  const bought = await customer.fillCart(sold);
  const nonce = await customer.nonce();
  const tender = { kind: 'card', amount: bought.total, nonce };
  await customer.submitWith(bought.total, [tender]);
  const orders = await customer.call<{ orders: { id: string }[] }>('GET', '/api/account/orders');
  expectThat(
    JSON.stringify(orders).includes(bought.orderID),
    'the customer’s order is not in the account',
  );

  const page = await (await fetch(`${shopUrl}${article}`)).text();
  expectThat(page.includes('Keep a bouquet'), 'the article has not its title');
  const picture = /https?:\/\/[^" ]+\/content\/images\/[^" ]+/.exec(page)?.[0];
  const shown = picture && (await fetch(picture.replaceAll('&amp;', '&')));
  expectThat(shown ? shown.ok : false, `the article’s picture ${picture} does not come`);
  return faults;
}

async function register(customer: Buyer): Promise<void> {
  await customer.call('POST', '/api/session');
  const { challenge } = await customer.call<{ challenge: Challenge }>(
    'GET',
    '/api/session/captcha',
  );
  const solution = await solveChallenge({ challenge, deriveKey });
  await customer.call('POST', '/api/session/register', {
    firstName: 'Ana',
    lastName: 'Ruiz',
    email: `petals-${randomUUID()}@example.com`,
    password: 'Peonies-in-June-7',
    captcha: Buffer.from(JSON.stringify({ challenge, solution })).toString('base64'),
  });
}
