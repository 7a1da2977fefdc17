/** @jest-environment node */
import { createLocalJWKSet, jwtVerify, type JWK } from 'jose';
import { AdminUsers, Auth, Certs, Me, Orders, type ApiRole } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { newId } from '@/lib/core/ids';
import { setClock } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { claimsOf, customer, serveCommerce, visitor, type CommerceServer } from './commerce-server';
import { password } from './commerce-stock';

describeOnServer('tokens', (engine) => {
  const { clientID, benchClientID, middlewareClientID, middlewareClientSecret } =
    localPlatform.commerce;
  const DAY = 24 * 3600 * 1000;
  let db: Database;
  let server: CommerceServer;

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
  }, 180_000);
  afterEach(() => setClock(null));
  afterAll(async () => {
    await server?.close();
  });

  describe('access tokens', () => {
    it('name an order for anonymous visitors only, and a single role as plain text', async () => {
      const first = await Auth.Anonymous(clientID, ['Shopper']);
      expect(first).toMatchObject({ token_type: 'bearer', expires_in: 7 * 24 * 3600 - 1 });
      expect(first.refresh_token).toBeUndefined();
      expect(claimsOf(first.access_token)).toMatchObject({
        usr: 'anonymous',
        cid: clientID,
        usrtype: 'buyer',
        role: 'Shopper',
        iss: server.url,
      });
      expect((await visitor()).orderID).not.toBe(claimsOf(first.access_token).orderid);
      const { accessToken } = await customer();
      expect(claimsOf(accessToken)).not.toHaveProperty('orderid');
      expect(claimsOf(accessToken).role).toContain('MeAdmin');
    });

    it('can be checked with the public key', async () => {
      const { accessToken } = await visitor();
      const { kid } = JSON.parse(Buffer.from(accessToken.split('.')[0]!, 'base64url').toString());
      const key = await Certs.GetPublicKey(kid, { accessToken });
      expect(key).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig', kid });
      expect(key).not.toHaveProperty('d');
      await expect(
        jwtVerify(accessToken, createLocalJWKSet({ keys: [key as JWK] })),
      ).resolves.toBeDefined();
    });

    it("end with their time, a visitor's after a week and a customer's after ten hours", async () => {
      const [guest, made] = await Promise.all([visitor(), customer()]);
      setClock(new Date(Date.now() + DAY));
      await expect(Me.Get(guest)).resolves.toBeDefined();
      await expect(Me.Get(made)).rejects.toMatchObject({ status: 401, errorCode: 'InvalidToken' });
      setClock(new Date(Date.now() + 8 * DAY));
      await expect(Me.Get(guest)).rejects.toMatchObject({ status: 401 });
    });

    it('are refused when forged, of another issuer, or not there', async () => {
      const { accessToken } = await visitor();
      const [head, body, signature] = accessToken.split('.') as [string, string, string];
      const claims = { ...claimsOf(accessToken), role: 'FullAccess' };
      const forged = [
        head,
        Buffer.from(JSON.stringify(claims)).toString('base64url'),
        signature,
      ].join('.');
      const unsigned = [
        Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url'),
        body,
        '',
      ].join('.');
      for (const token of [forged, unsigned])
        await expect(Me.Get({ accessToken: token })).rejects.toMatchObject({
          status: 401,
          errorCode: 'InvalidToken',
        });
      await expect(Me.Get()).rejects.toMatchObject({ status: 401, errorCode: 'InvalidToken' });
    });
  });

  describe('the seller’s own users', () => {
    const lead = () => Auth.Login('BEE', password, benchClientID);
    const back = async () =>
      Auth.ClientCredentials(middlewareClientSecret, middlewareClientID, ['FullAccess']).then(
        ({ access_token }) => ({ accessToken: access_token }),
      );

    it('log into a seller’s client with the platform’s roles and the seller’s own', async () => {
      const { access_token, refresh_token } = await lead();
      expect(claimsOf(access_token)).toMatchObject({
        usr: 'bee',
        cid: benchClientID,
        usrtype: 'admin',
        role: ['OrderReader', 'BenchLead'],
      });
      const few = await Auth.Login('bee', password, benchClientID, ['BenchLead' as ApiRole]);
      expect(claimsOf(few.access_token).role).toBe('BenchLead');
      const renewed = await Auth.RefreshToken(refresh_token, benchClientID);
      expect(claimsOf(renewed.access_token)).toMatchObject({ usr: 'bee', usrtype: 'admin' });
      await expect(
        Auth.Login('bee', password, benchClientID, ['OrderAdmin']),
      ).rejects.toMatchObject({ errorCode: 'Auth.InsufficientRoles' });
    });

    it('are nobody at the shop’s client, nor are customers at theirs, nor is anybody without a name', async () => {
      const { username } = await customer();
      const wrong = { errorCode: 'Auth.InvalidUsernameOrPassword' };
      await expect(Auth.Login('bee', password, clientID)).rejects.toMatchObject(wrong);
      await expect(Auth.Login(username, password, benchClientID)).rejects.toMatchObject(wrong);
      await expect(Auth.Anonymous(benchClientID, ['Shopper'])).rejects.toMatchObject({
        status: 400,
      });
      const accessToken = (await lead()).access_token;
      await expect(Me.ListProducts({}, { accessToken })).rejects.toMatchObject({ status: 403 });
      await expect(Orders.List('Incoming', {}, { accessToken })).resolves.toBeDefined();
    });

    it('are kept by the back office, and lose their token with their account', async () => {
      const bearer = await back();
      const made = {
        Username: `kim-${newId()}`,
        FirstName: 'Kim',
        LastName: 'Berg',
        Email: 'kim@example.com',
      };
      const { ID } = await AdminUsers.Create({ ...made, Password: password, Active: true }, bearer);
      const { access_token: accessToken } = await Auth.Login(
        made.Username,
        password,
        benchClientID,
      );
      expect((await AdminUsers.List({ search: made.Username }, bearer)).Items).toMatchObject([
        { ID, FirstName: 'Kim' },
      ]);
      await expect(AdminUsers.Create({ ...made, Active: true }, bearer)).rejects.toMatchObject({
        status: 409,
      });
      await AdminUsers.Patch(ID, { Active: false }, bearer);
      await expect(Orders.List('Incoming', {}, { accessToken })).rejects.toMatchObject({
        status: 401,
      });
      await AdminUsers.Delete(ID, bearer);
      await expect(AdminUsers.Get(ID, bearer)).rejects.toMatchObject({ status: 404 });
    });
  });

  describe('the token endpoint', () => {
    it('gives a customer the scopes asked, all assigned ones when none are, and refuses others', async () => {
      const { username } = await customer();
      const roles = claimsOf((await Auth.Login(username, password, clientID)).access_token).role;
      expect(roles).toHaveLength(10);
      await expect(Auth.Login(username, password, clientID, ['FullAccess'])).rejects.toMatchObject({
        status: 400,
        errorCode: 'Auth.InsufficientRoles',
      });
      await expect(Auth.Anonymous(clientID, ['Shopper', 'OrderAdmin'])).rejects.toMatchObject({
        errorCode: 'Auth.InsufficientRoles',
      });
      const back = await Auth.ClientCredentials(middlewareClientSecret, middlewareClientID, [
        'OrderAdmin',
        'OverrideTax',
      ]);
      expect(claimsOf(back.access_token)).toMatchObject({
        role: ['OrderAdmin', 'OverrideTax'],
        usrtype: 'admin',
      });
    });

    it.each<[string, () => Promise<unknown>, string]>([
      [
        'a wrong password',
        () => Auth.Login('ada@example.com', 'wrong', clientID),
        'Auth.InvalidUsernameOrPassword',
      ],
      [
        'an unknown user',
        () => Auth.Login('nobody@example.com', password, clientID),
        'Auth.InvalidUsernameOrPassword',
      ],
      [
        'the template user, who has no password',
        () => Auth.Login('anonymous', 'anonymous', clientID),
        'Auth.InvalidUsernameOrPassword',
      ],
      [
        'an inactive user',
        () => Auth.Login('gone@example.com', password, clientID),
        'Auth.UserNotActive',
      ],
      [
        'no password',
        () => Auth.Login('ada@example.com', '', clientID),
        'Auth.UsernameAndPasswordRequired',
      ],
      [
        'an unknown client',
        () => Auth.Anonymous('6C1B8A52-0000-0000-0000-5A7E2F90D114', ['Shopper']),
        'ApiClient.InvalidClientID',
      ],
      [
        'a wrong secret',
        () => Auth.ClientCredentials('guess', middlewareClientID, ['FullAccess']),
        'ApiClient.InvalidClientID',
      ],
      [
        'no secret where there is one',
        () => Auth.Anonymous(middlewareClientID, ['Shopper']),
        'ApiClient.InvalidClientID',
      ],
      ['an unknown refresh token', () => Auth.RefreshToken('unknown', clientID), 'Auth.OauthError'],
    ])('refuses %s with both kinds of error body', async (_name, call, errorCode) => {
      const error = await call().catch((caught: unknown) => caught);
      expect(error).toMatchObject({
        status: 400,
        errorCode,
        response: { data: { error: expect.any(String), error_description: expect.any(String) } },
      });
    });

    it('refreshes for thirty days after the last use', async () => {
      const { username } = await customer();
      const { refresh_token: token } = await Auth.Login(username, password, clientID);
      setClock(new Date(Date.now() + 29 * DAY));
      await Auth.RefreshToken(token, clientID);
      setClock(new Date(Date.now() + 58 * DAY));
      await expect(Auth.RefreshToken(token, clientID)).resolves.toMatchObject({
        refresh_token: token,
      });
      setClock(new Date(Date.now() + 89 * DAY));
      await expect(Auth.RefreshToken(token, clientID)).rejects.toMatchObject({ status: 400 });
    });
  });
});
