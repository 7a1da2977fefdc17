import { Hono } from 'hono';
import { brand } from '@/lib/config/brand';
import { now } from '@/lib/core/time/clock';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { isObject, readObject } from '../wire/body';
import { cvvCode } from './vault/card-checks';
import { cardFaults, cardType, type CardInput } from './vault/cards';
import { hasThreeDSecure } from './account';
import { detailsOf } from './bank/lookup-json';
import { fingerprintHolds } from './client-token';
import { makeNonce, makeWalletNonce, type CardDetails } from './nonces';

const LIMIT = 10_000;

/** What a browser needs to speak with Cardinal, which asks the banks for the gateway: the sandbox's script, and a token that only Cardinal reads. */
const threeDSecure = {
  threeDSecureEnabled: true,
  threeDSecure: {
    cardinalAuthenticationJWT: 'eyJhbGciOiJub25lIn0.e30.',
    cardinalSongbirdUrl: 'https://songbirdstag.cardinalcommerce.com/edge/v1/songbird.js',
    cardinalSongbirdIdentityHash: null,
  },
};

/** The browser's side of the gateway: turns a card into a nonce for whoever holds a client token. Card numbers are not kept. */
export function clientRoutes({ db, origin }: { db: Database; origin: string }): Hono {
  const routes = new Hono();

  routes.get('/client_api/v1/configuration', async (c) =>
    c.json({
      ...((await hasThreeDSecure(db)) ? threeDSecure : { threeDSecureEnabled: false }),
      merchantId: localPlatform.payments.merchantId,
      environment: 'development',
      clientApiUrl: `${origin}/client_api`,
      challenges: ['cvv'],
      paypalEnabled: true,
      paypal: {
        displayName: brand.name,
        clientId: localPlatform.payments.payPalClientID,
        assetsUrl: origin,
        environment: 'offline',
        unvettedMerchant: false,
        currencyIsoCode: 'USD',
        billingAgreementsEnabled: false,
      },
      payWithVenmo: { merchantId: localPlatform.payments.merchantId, environment: 'sandbox' },
      creditCards: {
        supportedCardTypes: [
          'Visa',
          'MasterCard',
          'American Express',
          'Discover',
          'JCB',
          'Diners Club',
        ],
      },
    }),
  );

  routes.post('/client_api/v1/payment_methods/credit_cards', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json({ error: { message: 'The request could not be read' } }, 400);
    if (!fingerprintHolds(body.value.authorizationFingerprint, now()))
      return c.json({ error: { message: 'Authorization fingerprint is invalid' } }, 401);
    const card = readCard(body.value.creditCard ?? body.value.credit_card);
    const faults = cardFaults(card, now());
    if (faults.length > 0) {
      return c.json(
        {
          error: { message: 'Credit card is invalid' },
          fieldErrors: [{ field: 'creditCard', fieldErrors: faults }],
        },
        422,
      );
    }
    const number = card.number.replace(/\D/g, '');
    const { nonce, method } = await makeNonce(db, cardType(number) ?? 'Unknown', number, now(), {
      ...readDetails(body.value.creditCard ?? body.value.credit_card),
      expirationMonth: card.expirationMonth.padStart(2, '0'),
      expirationYear:
        card.expirationYear.length === 2 ? `20${card.expirationYear}` : card.expirationYear,
      cvvCode: cvvCode(card.cvv),
    });
    const details = detailsOf(method);
    return c.json(
      {
        creditCards: [
          {
            type: 'CreditCard',
            nonce,
            description: `ending in ${details.lastTwo}`,
            consumed: false,
            details,
          },
        ],
      },
      202,
    );
  });

  routes.post('/client_api/v1/payment_methods/venmo_accounts', async (c) => {
    const body = await readObject(c.req.raw, LIMIT);
    if (!body.ok) return c.json({ error: { message: 'The request could not be read' } }, 400);
    if (!fingerprintHolds(body.value.authorizationFingerprint, now()))
      return c.json({ error: { message: 'Authorization fingerprint is invalid' } }, 401);
    const { username } = isObject(body.value.venmoAccount) ? body.value.venmoAccount : {};
    if (typeof username !== 'string' || username === '' || username.length > 254)
      return c.json({ error: { message: 'The account is not named' } }, 422);
    const nonce = await makeWalletNonce(db, { kind: 'venmo', username }, now());
    return c.json(
      {
        venmoAccounts: [
          {
            type: 'VenmoAccount',
            nonce,
            consumed: false,
            description: 'Venmo',
            details: { username },
          },
        ],
      },
      202,
    );
  });

  return routes;
}

function readDetails(
  value: unknown,
): Pick<CardDetails, 'cardholderName' | 'postalCode' | 'streetAddress'> {
  const card = isObject(value) ? value : {};
  const address = isObject(card.billingAddress) ? card.billingAddress : {};
  const text = (field: unknown) =>
    typeof field === 'string' && field !== '' ? field.slice(0, 175) : undefined;
  return {
    cardholderName: text(card.cardholderName),
    postalCode: text(address.postalCode),
    streetAddress: text(address.streetAddress),
  };
}

function readCard(value: unknown): CardInput {
  const card = isObject(value) ? value : {};
  const text = (...names: string[]) =>
    names
      .map((name) => card[name])
      .find((field) => typeof field === 'string')
      ?.toString()
      .slice(0, 40) ?? '';
  return {
    number: text('number'),
    expirationMonth: text('expirationMonth', 'expiration_month'),
    expirationYear: text('expirationYear', 'expiration_year'),
    cvv: text('cvv'),
  };
}
