/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { books, nowhere, soundAccounts, type Fault } from './sound-accounts';

/** A gateway whose client token and merchant account say something else. */
const gatewayThat = (token: object, account: object = {}) => ({
  clientToken: () =>
    Promise.resolve(
      Buffer.from(
        JSON.stringify({
          environment: 'development',
          merchantAccountId: 'main',
          challenges: ['cvv'],
          ...token,
        }),
      ).toString('base64'),
    ),
  merchantAccount: () => Promise.resolve({ status: 'active', currencyIsoCode: 'USD', ...account }),
});

describe('npm run doctor, of every other vendor', () => {
  const accounts = soundAccounts();
  const { namesEach } = accounts;
  /** Keeps a file in the blob storage. */
  const keepFile = async (name: string, text: string) => {
    await accounts.backEnd.systems.files?.load({ [name]: text });
    return () => accounts.db.query('delete from stored_file where name = $1', [name]);
  };
  const faults: Record<string, () => Fault> = {
    'a gateway that was never heard of': () => ({
      vendor: 'braintree',
      tools: { books: { ...books, lastHeard: () => Promise.resolve(null) } },
      says: /No notice of the payment gateway has ever come/,
      todo: /Check URL.*\/webhooks\/payments/,
      risk: true,
    }),
    'a file that is missing': () => ({
      vendor: 'files',
      env: { FILES_URL: `${accounts.env.PLATFORM_URL}/files/none` },
      says: /buyerxp\.json is not/,
      todo: /container of FILES_URL/,
    }),
    'a blob storage that does not answer': () => ({
      vendor: 'files',
      env: { FILES_URL: 'http://127.0.0.1:1/files' },
      says: /The blob storage does not answer at http:\/\/127\.0\.0\.1:1\/files/,
      todo: /FILES_URL/,
    }),
    'a signature that has ended': () => ({
      vendor: 'files',
      env: { FILES_SIGNATURE: 'sp=rw&se=2020-01-01T00:00:00Z&sig=x' },
      says: /FILES_SIGNATURE ended on 2020/,
      todo: /FILES_SIGNATURE/,
    }),
    'a signature of the private container that has ended': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_SIGNATURE: 'sp=rwd&se=2020-01-01T00:00:00Z&sig=x' },
      says: /FILES_PRIVATE_SIGNATURE ended on 2020/,
      todo: /FILES_PRIVATE_SIGNATURE/,
    }),
    'a container for photos that everybody may read': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_URL: `${accounts.env.PLATFORM_URL}/files` },
      says: /Everybody may read the container of FILES_PRIVATE_URL/,
      todo: /Private/,
    }),
    'a container for photos that the signature does not open': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_SIGNATURE: 'sp=rwd&sig=x' },
      says: /FILES_PRIVATE_SIGNATURE does not open .* \(403 AuthenticationFailed\)/,
      todo: /FILES_PRIVATE_URL/,
    }),
    'a container for photos that nobody keeps': () => ({
      vendor: 'files',
      env: { FILES_PRIVATE_URL: `${nowhere}/photos` },
      says: /does not answer at http:\/\/127\.0\.0\.1:1\/photos/,
      todo: /FILES_PRIVATE_URL/,
    }),
    'a closed place API': () => ({
      vendor: 'maps',
      env: { MAPS_KEY: 'wrong' },
      says: /The Places API \(New\) is closed \(INVALID_ARGUMENT\)/,
      todo: /Enable the Places API \(New\)/,
    }),
    'a closed legacy place API': () => ({
      vendor: 'maps',
      env: { MAPS_KEY: 'wrong', PLACES_API: 'legacy' },
      says: /The Places API is closed \(REQUEST_DENIED\)/,
      todo: /Enable the Places API/,
    }),
    'a closed validation of addresses': () => ({
      vendor: 'addresses',
      env: { ADDRESS_VALIDATION: 'google', ADDRESS_VALIDATION_KEY: 'wrong' },
      says: /The Address Validation API is closed \(INVALID_ARGUMENT\)/,
      todo: /project of ADDRESS_VALIDATION_KEY/,
    }),
    'a license key that AvaTax does not know': () => ({
      vendor: 'addresses',
      env: { ADDRESS_VALIDATION: 'avalara', AVATAX_LICENSE_KEY: 'wrong' },
      says: /AvaTax does not know AVATAX_ACCOUNT_ID/,
      todo: /license key/,
    }),
    'an AvaTax that does not answer': () => ({
      vendor: 'addresses',
      env: { ADDRESS_VALIDATION: 'avalara', AVATAX_URL: nowhere },
      says: /AvaTax does not answer/,
      todo: /AVATAX_URL/,
    }),
    'tax rates of a year that is over': () => ({
      vendor: 'tax',
      plant: () => {
        setClock(new Date('2027-03-01T12:00:00Z'));
        return Promise.resolve(() => Promise.resolve(setClock(null)));
      },
      says: /the rates of 2026, and that year is over/,
      todo: /rates of 2027/,
    }),
    'a license key that keeps sales from being recorded': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax', AVATAX_LICENSE_KEY: 'wrong' },
      says: /AvaTax does not know AVATAX_ACCOUNT_ID.*sales wait/,
      todo: /license key/,
    }),
    'an AvaTax that does not answer with rates': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax', AVATAX_URL: nowhere },
      says: /AvaTax does not answer at/,
      todo: /AVATAX_URL/,
    }),
    'a company that AvaTax does not know': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax', AVATAX_COMPANY_CODE: "PETAL'S" },
      says: /no company PETAL'S in this account/,
      todo: /AVATAX_COMPANY_CODE/,
    }),
    'rates that were never fetched': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax' },
      plant: () => {
        setClock(new Date('2026-11-20T12:00:00Z'));
        return Promise.resolve(() => Promise.resolve(setClock(null)));
      },
      says: /No rates were ever fetched/,
      todo: /tax rates not renewed/,
      risk: true,
    }),
    'rates of a file that is none': () => ({
      vendor: 'tax',
      env: { TAX: 'avatax' },
      plant: () => keepFile('tax-rates.json', '<html>'),
      says: /tax-rates\.json holds no rates/,
      todo: /tax rates not renewed/,
    }),
    'a captcha secret that is another': () => ({
      vendor: 'captcha',
      env: { CAPTCHA_SECRET: 'wrong' },
      says: /does not know CAPTCHA_SECRET/,
      todo: /one pair/,
    }),
    'keys the gateway refuses': () => ({
      vendor: 'braintree',
      env: { BRAINTREE_PRIVATE_KEY: 'wrong' },
      says: /refuses BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY/,
      todo: /BRAINTREE_ENVIRONMENT/,
    }),
    'a gateway of another environment': () => ({
      vendor: 'braintree',
      env: { BRAINTREE_ENVIRONMENT: 'production' },
      tools: { payments: gatewayThat({ environment: 'sandbox' }) },
      says: /The account is one of sandbox, and BRAINTREE_ENVIRONMENT is production/,
      todo: /BRAINTREE_ENVIRONMENT/,
    }),
    'a token nobody can read': () => ({
      vendor: 'braintree',
      tools: { payments: { ...gatewayThat({}), clientToken: () => Promise.resolve('sandbox_x') } },
      says: /a token that no browser can read/,
      todo: /version/,
    }),
    'no merchant account': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({ merchantAccountId: '' }) },
      says: /names no merchant account/,
      todo: /Merchant Account Info/,
    }),
    'a merchant account that is suspended': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({}, { status: 'suspended' }) },
      says: /merchant account main is suspended/,
      todo: /Merchant Account Info/,
    }),
    'a merchant account of another currency': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({}, { currencyIsoCode: 'CAD' }) },
      says: /takes CAD, and the shop asks for dollars/,
      todo: /USD/,
    }),
    'a merchant account that cannot be read': () => ({
      vendor: 'braintree',
      tools: {
        payments: { ...gatewayThat({}), merchantAccount: () => Promise.reject(new Error('404')) },
      },
      says: /merchant account main could not be read/,
      todo: /right to read/,
      risk: true,
    }),
    '3-D Secure that nobody asks for': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({ threeDSecureEnabled: true }) },
      says: /THREE_D_SECURE is off: no bank is asked/,
      todo: /THREE_D_SECURE=on/,
      risk: true,
    }),
    '3-D Secure that the account does not have': () => ({
      vendor: 'braintree',
      env: { THREE_D_SECURE: 'on' },
      tools: { payments: gatewayThat({}) },
      says: /does not have 3-D Secure: every card is refused/,
      todo: /switch 3-D Secure on for the account/,
    }),
    'cards without their security code': () => ({
      vendor: 'braintree',
      tools: { payments: gatewayThat({ challenges: [] }) },
      says: /does not check the security code/,
      todo: /CVV rules/,
      risk: true,
    }),
    'a sender of a domain that is none': () => ({
      vendor: 'mail',
      env: { MAIL_FROM: 'Shop <orders@lilacandloam.example>' },
      says: /lilacandloam\.example, a domain that nobody has/,
      todo: /MAIL_FROM/,
    }),
    'a sender nobody vouches for': () => ({
      vendor: 'mail',
      tools: { mail: { greet: () => Promise.resolve(), textRecords: () => Promise.resolve([]) } },
      says: /petals-and-more\.com has no SPF and no DMARC record/,
      todo: /mail provider names/,
      risk: true,
    }),
    'a mail provider that refuses': () => ({
      vendor: 'mail',
      tools: {
        mail: { ...accounts.usual.mail, greet: () => Promise.reject(new Error('535 not you')) },
      },
      says: /does not take us in: 535 not you/,
      todo: /SMTP_URL/,
    }),
    'production without its secrets': () => ({
      vendor: 'environment',
      env: { SHOP_ENV: 'production' },
      tools: { variables: { SHOP_ENV: 'production', SESSION_SECRET: '' } },
      says: /SESSION_SECRET is not set/,
      todo: /Set SESSION_SECRET/,
    }),
  };

  namesEach(faults);
});
