/** @jest-environment node */
import type { PaymentProbes } from '@/provision/doctor/braintree';
import { parseEnv } from '@/lib/config/env';
import { runProvision } from '@/scripts/provision/run';

const gateway: PaymentProbes = {
  clientToken: () =>
    Promise.resolve(
      Buffer.from(
        JSON.stringify({
          environment: 'sandbox',
          merchantAccountId: 'petals',
          challenges: ['cvv'],
          paypalEnabled: true,
        }),
      ).toString('base64'),
    ),
  merchantAccount: () => Promise.resolve({ status: 'suspended', currencyIsoCode: 'USD' }),
};
const mail = {
  greet: () => Promise.resolve(),
  textRecords: (name: string) => Promise.resolve(name.startsWith('_dmarc') ? [] : ['v=spf1 -all']),
};

const run = async (vendor: string, variables: Record<string, string> = {}, ...args: string[]) => {
  const env = parseEnv({
    NODE_ENV: 'test',
    // Nobody answers there.
    PLATFORM_PORT: '9',
    SITE_ORIGIN: 'https://www.petals.shop',
    INDEXER_URL: 'https://api.petals.shop/indexer',
    MAIL_FROM: 'hello@petals.shop',
    ...variables,
  });
  const lines: string[] = [];
  const say = (line: string) => void lines.push(...line.split('\n'));
  const probes = { payments: gateway, mail };
  const code = await runProvision([vendor, ...args], env, { say, complain: say, probes });
  const at = lines.indexOf('By hand:');
  return { code, found: lines.slice(0, at).join('\n'), byHand: lines.slice(at + 1).join('\n') };
};

describe('npm run provision, of accounts in which a person makes everything', () => {
  it.each<[string, RegExp, RegExp[]]>([
    [
      'braintree',
      /Set BRAINTREE_MERCHANT_ID, .*BRAINTREE_ENVIRONMENT/,
      [
        /API, Webhooks, .*https:\/\/api\.petals\.shop\/indexer\/webhooks\/payments with Dispute .*Disbursement, Transaction Settled, Transaction Settlement Declined, Refund Failed/,
        /CVV.*AVS.*postal code/,
        /3-D Secure/,
      ],
    ],
    [
      'maps',
      /Set MAPS_KEY/,
      [
        /enable Geocoding API, Places API \(New\), Maps JavaScript API\. Billing/,
        /MAPS_KEY.*IP addresses.*Geocoding API and Places API \(New\)/,
        /GOOGLE_MAPS_KEY.*Websites.*https:\/\/www\.petals\.shop\/\*/,
      ],
    ],
    [
      'captcha',
      /Set CAPTCHA_SITE_KEY, CAPTCHA_SECRET/,
      [/version 2.*domain www\.petals\.shop .*CAPTCHA_SITE_KEY.*CAPTCHA_SECRET/],
    ],
    ['mail', /Set SMTP_URL/, [/add petals\.shop/, /SPF \(at petals\.shop\).*_dmarc\.petals\.shop/]],
  ])(
    '%s: looks at nothing of the stand-in, says where to click what, and is no failure',
    async (vendor, unset, clicks) => {
      for (const options of [[], ['--dry-run']]) {
        const { code, found, byHand } = await run(vendor, {}, ...options);
        expect(code).toBe(0);
        expect(found).toMatch(/risky +It was not looked at/);
        expect(found).toMatch(unset);
        for (const click of clicks) expect(byHand).toMatch(click);
      }
    },
  );

  it('says of the gateway what the doctor finds', async () => {
    const { code, found } = await run('braintree', {
      BRAINTREE_ENVIRONMENT: 'sandbox',
      BRAINTREE_MERCHANT_ID: 'petals_merchant',
    });
    expect(code).toBe(0);
    expect(found).toMatch(/^Braintree, sandbox, merchant petals_merchant\n/);
    expect(found).toMatch(/works +The account is one of sandbox/);
    expect(found).toMatch(/MISSING +The merchant account petals is suspended/);
  });

  it('says of the sender’s domain what the doctor finds', async () => {
    const { found } = await run('mail', { SMTP_URL: 'smtps://petals:x@smtp.provider.example' });
    expect(found).toMatch(/works +The mail provider takes us in/);
    expect(found).toMatch(/risky +petals\.shop has no DMARC record/);
  });

  it('asks for the interface that validates addresses only where it does', async () => {
    const { byHand } = await run('maps', { ADDRESS_VALIDATION: 'google', PLACES_API: 'legacy' });
    expect(byHand).toMatch(/enable Geocoding API, Places API, .*, Address Validation API/);
    expect(byHand).toMatch(/ADDRESS_VALIDATION_KEY/);
    expect((await run('maps')).byHand).not.toMatch(/ADDRESS_VALIDATION_KEY/);
  });

  it('is among what the help names', async () => {
    const { code, found, byHand } = await run('nobody');
    expect(code).toBe(2);
    for (const vendor of ['braintree', 'maps', 'captcha', 'mail'])
      expect(`${found}${byHand}`).toMatch(new RegExp(`^  ${vendor} +\\S`, 'm'));
  });
});
