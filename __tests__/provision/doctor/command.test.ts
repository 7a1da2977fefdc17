/** @jest-environment node */
import type { BraintreeGateway } from 'braintree';
import { Auth, Configuration } from 'ordercloud-javascript-sdk';
import { staffMember } from '@/__tests__/support/shopping';
import { localPlatform } from '@/lib/config/local-platform';
import { now, setClock } from '@/lib/core/time/clock';
import { taxRatesFile } from '@/lib/delivery/tax-rates';
import { tableRates } from '@/lib/promise/tax-table';
import { configureCommerce } from '@/services/upstream/commerce/call';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { doctorBooks, openDoctorBooks } from '@/services/doctor-books';
import { lastHeardOf } from '@/services/webhooks/last-heard';
import { until } from '@/__tests__/support/until';
import { soundAccounts } from './sound-accounts';

const { commerce, search, content } = localPlatform;

describe('npm run doctor', () => {
  const accounts = soundAccounts();
  const { doctor, take, letSellersSubmit } = accounts;

  it('looks at the vendors although the database cannot be opened, and says why it cannot', async () => {
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = '/never_made';
    const { books: unseen, fault } = await openDoctorBooks(url.toString());
    const { code, text } = await doctor(
      ['environment', 'contentful'],
      {},
      { books: unseen, booksFault: fault },
    );
    expect(code).toBe(1);
    expect(text).toMatch(/MISSING {2}The database of DATABASE_URL cannot be opened: .*never_made/);
    expect(text).toMatch(/risky .*webhook of Contentful came was not seen: .*never_made/);
    expect(text).toContain('CONTENT_ACCESS_TOKEN opens');
  });

  it('finds nothing missing where everything is set up', async () => {
    // Rates that were fetched just now: those in the source are of one year.
    const rates = { fetchedAt: now().toISOString(), states: tableRates.states };
    await accounts.backEnd.systems.files?.load({ [taxRatesFile]: JSON.stringify(rates) });
    try {
      const { code, lines } = await doctor([], { TAX: 'avatax' });
      expect(lines.filter((line) => line.includes('MISSING'))).toEqual([]);
      expect(code).toBe(0);
    } finally {
      await accounts.db.query('delete from stored_file where name = $1', [taxRatesFile]);
    }
  });

  it('says what it could not look at without a database, and nothing of it with one', async () => {
    const words = /Not looked at: when webhooks.*DATABASE_URL/;
    expect((await doctor(['captcha'], {}, { books: undefined })).text).toMatch(words);
    expect((await doctor(['captcha'])).text).not.toMatch(words);
  });

  it('says what it takes for vendors it does not know', async () => {
    expect(await doctor(['nobody'])).toMatchObject({
      code: 2,
      text: expect.stringContaining('npm run doctor'),
    });
  });

  it('finds no fault in that account where shoppers submit their orders themselves', async () => {
    await letSellersSubmit(false);
    try {
      const { code, text } = await doctor(['ordercloud'], { COMMERCE_SUBMIT: 'shopper' });
      expect(text).toMatch(/works\s+Shoppers may submit orders/);
      expect(code).toBe(0);
    } finally {
      await letSellersSubmit(true);
    }
  });

  it('tells nothing that opens anything', async () => {
    const { text } = await doctor([]);
    for (const secret of [
      commerce.middlewareClientSecret,
      commerce.sellerClientSecret,
      commerce.webhookKey,
      search.adminKey,
      content.accessToken,
    ])
      expect(text).not.toContain(secret);
  });

  it('says when the gateway was heard of last, once it has paid something out', async () => {
    const gateway = paymentGateway(accounts.env) as BraintreeGateway & {
      testing: { settle(id: string): Promise<unknown> };
    };
    const { transaction } = await gateway.transaction.sale({
      amount: '12.50',
      paymentMethodNonce: 'fake-valid-nonce',
      options: { submitForSettlement: true },
    });
    const since = now();
    await gateway.testing.settle(transaction.id);
    const heard = () => lastHeardOf(accounts.db)('payments');
    await until(heard, (at) => at !== null && at >= since);
    expect((await doctor(['braintree'], {}, { books: doctorBooks(accounts.db) })).text).toContain(
      `The last notice of the payment gateway came at ${(await heard())?.toISOString()}`,
    );
  });

  describe('of the services, for staff', () => {
    interface Told {
      data: {
        At: string;
        Vendors: { Vendor: string; Checks: { State: string; Says: string; Todo?: string }[] }[];
      };
    }
    const ask = (token?: string, path = '/app-api/readyz/vendors') =>
      fetch(`${accounts.env.PLATFORM_URL}${path}`, {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      });
    const told = async () => {
      const answer = await ask((await staffMember('omar')).accessToken);
      const { data } = (await answer.json()) as Told;
      return {
        ...data,
        says: data.Vendors.flatMap(({ Checks }) => Checks.map(({ Says }) => Says)),
      };
    };
    /** Later than what was found is kept. */
    const aMinuteOn = (minutes = 1) => setClock(new Date(Date.now() + minutes * 61_000));
    beforeEach(() => configureCommerce(accounts.env));

    it('is for the office and who leads, and for nobody else', async () => {
      const visitor = await Auth.Anonymous(commerce.clientID, ['Shopper']);
      const statuses: Record<string, number> = {
        nobody: (await ask()).status,
        'a visitor': (await ask(visitor.access_token)).status,
        'a forged token': (await ask(`${visitor.access_token}x`)).status,
      };
      for (const name of ['dora', 'dan', 'omar', 'lena'])
        statuses[name] = (await ask((await staffMember(name)).accessToken)).status;
      expect(statuses).toEqual({
        nobody: 401,
        'a visitor': 403,
        'a forged token': 401,
        dora: 403,
        dan: 403,
        omar: 200,
        lena: 200,
      });
      expect((await ask(undefined, '/readyz/vendors')).status).toBe(401);
    });

    it('says what the command says, names a fault once it is looked for anew, and changes nothing of the services', async () => {
      aMinuteOn(2);
      const before = Configuration.Get();
      const first = await told();
      const { text } = await doctor(first.Vendors.map(({ Vendor }) => Vendor));
      configureCommerce(accounts.env);
      // When webhooks came last, the command is told here by the test, as what the mail's provider says; the clock runs on.
      const same = first.Vendors.filter(({ Vendor }) => Vendor !== 'mail')
        .flatMap(({ Checks }) => Checks)
        .filter(
          ({ Says }) =>
            !/webhook of|message sender has|message sender came|notice of the|clock/.test(Says),
        );
      expect(same.length).toBeGreaterThan(30);
      for (const { Says } of same) expect(text).toContain(Says);
      expect(first.Vendors.map(({ Vendor }) => Vendor)).toEqual([
        'ordercloud',
        'algolia',
        'contentful',
        'braintree',
        'files',
        'maps',
        'addresses',
        'tax',
        'captcha',
        'mail',
      ]);
      const undo = await take(`kind = 'Address' and id like 'LDCity-%'`)();
      try {
        expect((await told()).At).toBe(first.At);
        aMinuteOn(4);
        expect((await told()).Vendors[0]?.Checks).toContainEqual({
          State: 'missing',
          Says: 'There are no local cities: every address gets parcel shipping.',
          Todo: expect.stringContaining('LDCity-{ZIP}'),
        });
      } finally {
        await undo();
      }
      expect(Configuration.Get()).toEqual(before);
    });

    it('tells nothing that opens anything', async () => {
      const { says } = await told();
      for (const secret of [commerce.middlewareClientSecret, search.adminKey, content.accessToken])
        expect(says.join('\n')).not.toContain(secret);
    });
  });
});
