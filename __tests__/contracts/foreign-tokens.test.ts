/** @jest-environment node */
import { createSecretKey } from 'node:crypto';
import { SignJWT, type JWK, type JWTPayload } from 'jose';
import { localPlatform } from '@/lib/config/local-platform';
import type { Database } from '@/services/database/database';
import { createCommerce } from '@/platform/commerce/app';
import { loadSigningKey, type SigningKey } from '@/platform/commerce/tokens/token-desk';
import { tokenVerifier } from '@/services/http/caller';
import { backEndStock } from '../support/back-end-stock';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openOnServer } from '../support/databases';
import { seller, shopping } from '../support/shopping';

const { clientID, middlewareClientID, sellerClientID } = localPlatform.commerce;
const foreignClient = '0B1F6A0E-77C4-4B1D-9C55-1E2D3C4B5A69';
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds;

describe('a token for the services', () => {
  let db: Database;
  let foreignDb: Database;
  let backEnd: TestBackEnd;
  let key: SigningKey;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    [db, foreignDb] = await Promise.all([openOnServer(), openOnServer()]);
    backEnd = await startTestBackEnd(db);
    key = await loadSigningKey(db);
  }, 180_000);
  afterAll(async () => {
    await backEnd.close();
    await Promise.all([db.close(), foreignDb.close()]);
  });

  const doors = (): [string, string][] => [
    ['GET', `${backEnd.env.APP_API_URL}/operations/outbox`],
    ['PUT', `${backEnd.env.APP_API_URL}/api/redirects`],
    ['PUT', `${backEnd.env.APP_API_URL}/webdata/buyerxp`],
    ['POST', `${backEnd.env.APP_API_URL}/api/calculateorder`],
    ['GET', `${backEnd.env.INTEGRATION_URL}/api/cecs/searchcustomer/somebody`],
  ];
  const statuses = (token: string) =>
    Promise.all(
      doors().map(async ([method, url]) => {
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        return (await fetch(url, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) }))
          .status;
      }),
    );
  /** A token, by itself the full back-office one of this marketplace's own client; a claim that is `undefined` is left out. */
  const minted = ({
    kid = key.kid,
    alg = 'RS256',
    ...claims
  }: JWTPayload & { kid?: string; alg?: string } = {}) => {
    const own = {
      usr: 'seller',
      cid: sellerClientID,
      u: null,
      usrtype: 'admin',
      role: 'FullAccess',
      iss: backEnd.env.COMMERCE_URL,
      aud: backEnd.env.COMMERCE_URL,
      exp: inSeconds(600),
    };
    const payload = Object.fromEntries(
      Object.entries({ ...own, ...claims }).filter(([, value]) => value !== undefined),
    );
    return new SignJWT(payload).setProtectedHeader({ alg, typ: 'JWT', kid });
  };
  const signed = (claims: JWTPayload = {}) => minted(claims).sign(key.privateKey);
  const refusedEverywhere = [401, 401, 401, 401, 401];

  it("opens what is the bearer's, when it is this marketplace's", async () => {
    expect(await statuses((await seller()).accessToken)).toEqual([200, 400, 400, 400, 404]);
    expect(await statuses(await signed())).toEqual([200, 400, 400, 400, 404]);
    expect((await statuses((await shop.shopper()).accessToken)).slice(0, 3)).toEqual([
      403, 403, 403,
    ]);
  });

  it('opens nothing when another marketplace made it with the same key, whatever its roles', async () => {
    const { kid, private_jwk: jwk } = (
      await db.query<{ kid: string; private_jwk: JWK }>(
        'select kid, private_jwk from commerce.signing_key',
      )
    )[0]!;
    const origin = backEnd.env.COMMERCE_URL;
    await createCommerce({ db: foreignDb, origin, smtpUrl: backEnd.env.SMTP_URL });
    await foreignDb.query('delete from commerce.signing_key');
    await foreignDb.query('insert into commerce.signing_key (kid, private_jwk) values ($1, $2)', [
      kid,
      JSON.stringify(jwk),
    ]);
    const foreign = await createCommerce({ db: foreignDb, origin, smtpUrl: backEnd.env.SMTP_URL });
    await foreign.load({
      ...backEndStock,
      apiClients: [
        {
          ID: foreignClient,
          AppName: 'stranger',
          Active: true,
          AccessTokenDuration: 600,
          ClientSecret: 'theirs',
          roles: ['FullAccess'],
        },
      ],
    });
    const form = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: foreignClient,
      client_secret: 'theirs',
      scope: 'FullAccess',
    });
    const answer = await foreign.app.fetch(
      new Request(`${origin}/oauth/token`, { method: 'POST', body: form }),
    );
    const { access_token: token } = (await answer.json()) as { access_token: string };
    expect(answer.status).toBe(200);
    expect(await statuses(token)).toEqual(refusedEverywhere);
  });

  it.each<[string, () => JWTPayload]>([
    ['of an unknown client', () => ({ cid: foreignClient })],
    ["of the services' own client, which nobody sends", () => ({ cid: middlewareClientID })],
    ['without a client', () => ({ cid: undefined })],
    ['of another issuer', () => ({ iss: 'https://auth.ordercloud.example' })],
    ['without an issuer', () => ({ iss: undefined })],
    ['for another audience', () => ({ aud: 'https://api.ordercloud.example' })],
    ['without an audience', () => ({ aud: undefined })],
    ['that has expired', () => ({ exp: inSeconds(-1) })],
    ['that never expires', () => ({ exp: undefined })],
    ['of tomorrow', () => ({ nbf: inSeconds(86_400) })],
    ['of an unknown kind of user', () => ({ usrtype: 'root' })],
    ['without a kind of user', () => ({ usrtype: undefined })],
    ['naming a key that nobody published', () => ({ kid: 'another' })],
  ])('is refused %s', async (_, claims) => {
    expect(await statuses(await signed(claims()))).toEqual(refusedEverywhere);
  });

  it('is refused signed with the public key as if it were a secret', async () => {
    const forged = await minted({ alg: 'HS256' }).sign(
      createSecretKey(Buffer.from(JSON.stringify(key.publicJwk))),
    );
    expect(await statuses(forged)).toEqual(refusedEverywhere);
  });

  it('is taken of further clients that the configuration names, in either case', async () => {
    const verify = tokenVerifier({
      ...backEnd.env,
      COMMERCE_ALLOWED_CLIENT_IDS: [foreignClient.toLowerCase()],
    });
    expect(await verify(await signed({ cid: foreignClient }))).toMatchObject({
      username: 'seller',
      seller: true,
      roles: ['FullAccess'],
    });
    expect(
      await verify(
        await signed({ cid: clientID.toLowerCase(), usrtype: 'buyer', role: ['Shopper'] }),
      ),
    ).toMatchObject({ seller: false });
  });
});
