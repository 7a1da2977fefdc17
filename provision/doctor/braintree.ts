import type { Env } from '@/lib/config/env';
import { missing, risky, works, type Check } from './check';

/** What the gateway is asked: by the shop's own keys, with the vendor's own client. */
export interface PaymentProbes {
  /** A token for a browser, base64 of JSON. Throws what the vendor's client throws. */
  clientToken(): Promise<string>;
  /** A merchant account by its ID. Throws where there is none. */
  merchantAccount(id: string): Promise<{ status?: string; currencyIsoCode?: string }>;
}

/** What of a client token is read here. */
interface TokenSays {
  environment?: string;
  merchantAccountId?: string;
  threeDSecureEnabled?: boolean;
  paypalEnabled?: boolean;
  venmo?: string;
  challenges?: string[];
}

const panel = 'In the gateway’s control panel';

/** What works, is missing and is risky at the payment gateway. Where its webhooks go no interface tells: that is said for a person to look at. */
export async function examineBraintree(
  env: Pick<Env, 'BRAINTREE_ENVIRONMENT' | 'INDEXER_URL' | 'THREE_D_SECURE'>,
  { clientToken, merchantAccount }: PaymentProbes,
): Promise<Check[]> {
  let says: TokenSays | null;
  try {
    says = tokenSays(await clientToken());
  } catch (error) {
    return [refusal(error)];
  }
  if (!says)
    return [
      missing(
        'The gateway gives a token that no browser can read.',
        'Ask the vendor which version of client tokens the account has: the shop reads base64 of JSON (versions 2 and 3).',
      ),
    ];
  return [
    works('The gateway takes our keys.'),
    environmentCheck(env, says),
    await accountCheck(says, merchantAccount),
    threeDSecureCheck(env, says),
    says.challenges?.includes('cvv')
      ? works('Cards are taken with their security code.')
      : risky(
          'The account does not check the security code of cards.',
          `${panel}, Fraud Management, add CVV rules, and AVS rules for the postal code.`,
        ),
    works(
      `Besides cards the checkout offers ${waysOf(says)}. Its notices must go to ${env.INDEXER_URL}/webhooks/payments (control panel, API, Webhooks): no interface tells whether they do, and \`npm run provision -- braintree\` says which.`,
    ),
  ];
}

function threeDSecureCheck(
  { THREE_D_SECURE: wanted }: Pick<Env, 'THREE_D_SECURE'>,
  { threeDSecureEnabled: has = false }: TokenSays,
): Check {
  if (wanted === 'on')
    return has
      ? works('Cards are confirmed by their bank (3-D Secure), at the account and in the checkout.')
      : missing(
          'THREE_D_SECURE is on, and the account does not have 3-D Secure: every card is refused.',
          'Have the vendor switch 3-D Secure on for the account, or set THREE_D_SECURE to off.',
        );
  return has
    ? risky(
        'The account has 3-D Secure, and THREE_D_SECURE is off: no bank is asked, the shop answers for stolen cards, and a card whose bank insists is declined.',
        'Set THREE_D_SECURE=on for storefronts and services.',
      )
    : works('The account does not ask for 3-D Secure, and neither does the checkout.');
}

function environmentCheck(
  { BRAINTREE_ENVIRONMENT: wanted }: Pick<Env, 'BRAINTREE_ENVIRONMENT'>,
  { environment = '' }: TokenSays,
): Check {
  return environment === wanted
    ? works(`The account is one of ${wanted}.`)
    : missing(
        `The account is one of ${environment || 'no environment'}, and BRAINTREE_ENVIRONMENT is ${wanted}.`,
        'Set BRAINTREE_ENVIRONMENT and the three BRAINTREE_ keys to one account.',
      );
}

async function accountCheck(
  { merchantAccountId: id }: TokenSays,
  merchantAccount: PaymentProbes['merchantAccount'],
): Promise<Check> {
  const todo = `${panel}, Business, Merchant Account Info, make an active account in USD the default one.`;
  if (!id) return missing('The gateway names no merchant account that money goes to.', todo);
  try {
    const { status = 'unknown', currencyIsoCode = 'no currency' } = await merchantAccount(id);
    if (status !== 'active')
      return missing(`The merchant account ${id} is ${status}: every payment is declined.`, todo);
    return currencyIsoCode === 'USD'
      ? works(`The merchant account ${id} is active and takes USD.`)
      : missing(
          `The merchant account ${id} takes ${currencyIsoCode}, and the shop asks for dollars: a card is charged the same figure in ${currencyIsoCode}.`,
          todo,
        );
  } catch {
    return risky(
      `The merchant account ${id} could not be read.`,
      `${panel}, give the API user the right to read merchant accounts, or see there that it is active and in USD.`,
    );
  }
}

function waysOf({ paypalEnabled, venmo }: TokenSays): string {
  const ways = [paypalEnabled ? 'PayPal' : '', venmo && venmo !== 'off' ? 'Venmo' : ''];
  return ways.filter(Boolean).join(' and ') || 'nothing';
}

function tokenSays(token: string): TokenSays | null {
  try {
    return JSON.parse(Buffer.from(token, 'base64').toString('utf8')) as TokenSays;
  } catch {
    return null;
  }
}

function refusal(error: unknown): Check {
  const { type, message } = error as { type?: string; message?: string };
  return type === 'authenticationError' || type === 'authorizationError'
    ? missing(
        'The gateway refuses BRAINTREE_PUBLIC_KEY and BRAINTREE_PRIVATE_KEY.',
        'Set the three BRAINTREE_ keys of one account, and BRAINTREE_ENVIRONMENT to that account’s.',
      )
    : missing(
        `The gateway does not answer: ${message ?? ''}`,
        'Let the services reach it; see its status page.',
      );
}
