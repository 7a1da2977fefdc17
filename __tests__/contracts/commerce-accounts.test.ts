/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import {
  Auth,
  ForgottenCredentials,
  LineItems,
  Me,
  Orders,
  Users,
  type MeUser,
} from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';
import { setClock } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { createMail } from '@/platform/mail/app';
import { describeOnServer } from '../support/databases';
import {
  claimsOf,
  customer,
  seller,
  serveCommerce,
  visitor,
  visitorWithOrder,
  type CommerceServer,
} from './commerce-server';
import { password } from './commerce-stock';

const { buyerID, clientID, catalogID } = localPlatform.commerce;
const MINUTE = 60_000;
const changed = 'Quite-new-words-7';

const person = (more: Partial<MeUser> = {}): MeUser => {
  const email = `${randomUUID()}@example.com`;
  return {
    Username: email,
    FirstName: 'Nora',
    LastName: 'Lind',
    Email: email,
    Active: true,
    Password: password,
    ...more,
  };
};

describeOnServer('commerce accounts', (engine) => {
  let server: CommerceServer;
  let mail: Awaited<ReturnType<typeof createMail>>;

  beforeAll(async () => {
    const db: Database = await engine.open();
    mail = await createMail({ db, smtpPort: 0 });
    server = await serveCommerce(db, mail.smtpUrl);
  }, 180_000);
  afterEach(() => setClock(null));
  afterAll(async () => {
    await server?.close();
    await mail?.close();
  });

  /** The link in the newest message to an address, once the queue has been sent. */
  const linkTo = async (address: string): Promise<URL> => {
    await server.deliveries.sendDue();
    const messages = (await (
      await mail.app.request(`/messages?to=${encodeURIComponent(address)}`)
    ).json()) as { text: string }[];
    const url = /https?:\S+/.exec(messages[0]?.text ?? '')?.[0];
    if (!url) throw new Error(`No link was sent to ${address}.`);
    return new URL(url);
  };
  const askFor = (Email: string) =>
    ForgottenCredentials.SendVerificationCode({
      ClientID: clientID,
      Email,
      URL: 'https://shop.example/reset-password',
    });

  describe('registration', () => {
    it('makes a customer of a visitor, who keeps the order', async () => {
      const guest = await visitorWithOrder();
      await LineItems.Create(
        'Outgoing',
        guest.orderID,
        { ProductID: '100310', Quantity: 2 },
        guest,
      );
      const user = person({ xp: { CreatedFrom: 'web' } });
      const { access_token: accessToken } = await Me.Register(
        user,
        { anonUserToken: guest.accessToken },
        guest,
      );
      expect(claimsOf(accessToken)).toMatchObject({ usr: user.Username, usrtype: 'buyer' });
      expect(claimsOf(accessToken)).not.toHaveProperty('orderid');
      expect(await Me.Get({ accessToken })).toMatchObject({
        Username: user.Username,
        Buyer: { ID: buyerID, DefaultCatalogID: catalogID },
        xp: { CreatedFrom: 'web' },
      });
      expect(await Orders.Get('Outgoing', guest.orderID, { accessToken })).toMatchObject({
        FromUser: { FirstName: 'Nora' },
        LineItemCount: 1,
        Total: 99.98,
      });
      await expect(Orders.Get('Outgoing', guest.orderID, guest)).rejects.toMatchObject({
        status: 404,
      });
      await expect(
        Auth.Login(String(user.Username), password, clientID, ['Shopper']),
      ).resolves.toMatchObject({ refresh_token: expect.any(String) });
    });

    it('needs no order', async () => {
      const guest = await visitor();
      await expect(Me.Register(person(), {}, guest)).resolves.toMatchObject({
        access_token: expect.any(String),
      });
    });

    it('lets one of two at once have a username', async () => {
      const user = person();
      const guests = await Promise.all([visitor(), visitor()]);
      const results = await Promise.allSettled(
        guests.map((guest) => Me.Register(user, { anonUserToken: guest.accessToken }, guest)),
      );
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it.each<[string, (guest: { accessToken: string }) => Promise<unknown>, object]>([
      [
        'a username that is taken',
        (guest) => Me.Register(person({ Username: 'ADA@example.com' }), {}, guest),
        {
          status: 409,
          errorCode: 'User.UsernameMustBeUnique',
          message: 'Username already exists in this Marketplace.',
        },
      ],
      [
        'a weak password',
        (guest) => Me.Register(person({ Password: 'roses' }), {}, guest),
        { status: 400, errorCode: 'Auth.InsecurePassword' },
      ],
      [
        'no password',
        (guest) => Me.Register(person({ Password: undefined }), {}, guest),
        { status: 400, errorCode: 'ValidationFailure' },
      ],
      [
        'no name',
        (guest) => Me.Register(person({ FirstName: undefined! }), {}, guest),
        { status: 400, errorCode: 'ValidationFailure' },
      ],
      [
        'another token that is none',
        (guest) => Me.Register(person(), { anonUserToken: 'x' }, guest),
        { status: 400, errorCode: 'Auth.MustPassAnonUserToken' },
      ],
      [
        'somebody signed in',
        async () => Me.Register(person(), {}, await customer()),
        { status: 400, errorCode: 'User.IsNotTemp' },
      ],
    ])('is refused for %s', async (_name, call, refusal) => {
      await expect(call(await visitor())).rejects.toMatchObject(refusal);
    });
  });

  describe('a profile', () => {
    it('is patched by its owner, extended properties key by key', async () => {
      const made = await customer();
      await Me.Patch({ xp: { WishList: [{ ProductCode: '100310' }], LoyaltyID: 'L1' } }, made);
      const me = await Me.Patch(
        { FirstName: 'Nora', Phone: '6125550100', xp: { WishList: [] } },
        made,
      );
      expect(me).toMatchObject({
        FirstName: 'Nora',
        Phone: '6125550100',
        xp: { WishList: [], LoyaltyID: 'L1' },
      });
      expect(me).not.toHaveProperty('Password');
    });

    it('is not patched by a visitor, nor with a username that is taken', async () => {
      await expect(Me.Patch({ FirstName: 'X' }, await visitor())).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.AnonUserProhibited',
      });
      await expect(
        Me.Patch({ Username: 'ada@example.com' }, await customer()),
      ).rejects.toMatchObject({ status: 409, errorCode: 'User.UsernameMustBeUnique' });
    });
  });

  describe('a password', () => {
    it('is changed with a token that may', async () => {
      const made = await customer();
      await Me.ResetPasswordByToken({ NewPassword: changed }, made);
      await expect(Auth.Login(made.username, password, clientID)).rejects.toMatchObject({
        errorCode: 'Auth.InvalidUsernameOrPassword',
      });
      await expect(Auth.Login(made.username, changed, clientID)).resolves.toBeDefined();
    });

    it('is not changed to a weak one, without the role, or by a visitor', async () => {
      const made = await customer();
      await expect(Me.ResetPasswordByToken({ NewPassword: 'short' }, made)).rejects.toMatchObject({
        status: 400,
        errorCode: 'PasswordReset.InsecurePassword',
        errors: [{ Data: { MinimumCharacterCount: 10 } }],
      });
      const { access_token: accessToken } = await Auth.Login(made.username, password, clientID, [
        'Shopper',
      ]);
      await expect(
        Me.ResetPasswordByToken({ NewPassword: changed }, { accessToken }),
      ).rejects.toMatchObject({ status: 403, errorCode: 'Auth.InsufficientRoles' });
      await expect(
        Me.ResetPasswordByToken({ NewPassword: changed }, await visitor()),
      ).rejects.toMatchObject({ status: 403, errorCode: 'Auth.AnonUserProhibited' });
    });

    it('that is weak but right is told so at login', async () => {
      const { username, ID } = await customer();
      await expect(
        Users.Patch(buyerID, ID, { Password: 'roses' }, await seller()),
      ).rejects.toMatchObject({ errorCode: 'Auth.InsecurePassword' });
      await expect(
        Auth.Login(username, password, clientID, [...shopperScopes]),
      ).resolves.toBeDefined();
    });

    it('tried wrongly ten times locks the account for two minutes, and a right one in between starts the count anew', async () => {
      const { username } = await customer();
      const wrong = () =>
        Auth.Login(username, 'Not-the-one-99', clientID).catch(
          (error: { errorCode: string }) => error.errorCode,
        );
      for (let time = 0; time < 9; time += 1) await wrong();
      await Auth.Login(username, password, clientID);
      for (let time = 0; time < 10; time += 1)
        expect(await wrong()).toBe('Auth.InvalidUsernameOrPassword');
      await expect(Auth.Login(username, password, clientID)).rejects.toMatchObject({
        status: 400,
        errorCode: 'Auth.LockedOut',
      });
      setClock(new Date(Date.now() + 3 * MINUTE));
      await expect(Auth.Login(username, password, clientID)).resolves.toBeDefined();
    });
  });

  describe('a forgotten password', () => {
    it('is replaced once by the code that came by mail, and ends every token', async () => {
      const made = await customer();
      const { refresh_token: refresh } = await Auth.Login(made.username, password, clientID);
      await askFor(made.username.toUpperCase());
      const link = await linkTo(made.username);
      expect(`${link.origin}${link.pathname}`).toBe('https://shop.example/reset-password');
      expect(link.searchParams.get('username')).toBe(made.username);
      const code = link.searchParams.get('code') ?? '';
      const reset = { ClientID: clientID, Username: made.username, Password: changed };
      await expect(
        ForgottenCredentials.ResetPasswordByVerificationCode(code, { ...reset, Password: 'short' }),
      ).rejects.toMatchObject({ errorCode: 'PasswordReset.InsecurePassword' });
      await ForgottenCredentials.ResetPasswordByVerificationCode(code, reset);
      await expect(Auth.Login(made.username, changed, clientID)).resolves.toBeDefined();
      await expect(Me.Get(made)).rejects.toMatchObject({
        status: 401,
        errorCode: 'Auth.TokenRevoked',
      });
      await expect(Auth.RefreshToken(refresh, clientID)).rejects.toMatchObject({ status: 400 });
      await expect(
        ForgottenCredentials.ResetPasswordByVerificationCode(code, reset),
      ).rejects.toMatchObject({ status: 400, errorCode: 'PasswordReset.InvalidVerification' });
    });

    it('takes a code for two hours, the newest only, and of its own user', async () => {
      const [made, other] = [await customer(), await customer()];
      await askFor(made.username);
      const first = (await linkTo(made.username)).searchParams.get('code') ?? '';
      const use = (code: string, Username: string) =>
        ForgottenCredentials.ResetPasswordByVerificationCode(code, {
          ClientID: clientID,
          Username,
          Password: changed,
        });
      const invalid = { status: 400, errorCode: 'PasswordReset.InvalidVerification' };
      await expect(use(first, other.username)).rejects.toMatchObject(invalid);
      setClock(new Date(Date.now() + 121 * MINUTE));
      await expect(use(first, made.username)).rejects.toMatchObject(invalid);
      setClock(null);
      await askFor(made.username);
      await expect(use(first, made.username)).rejects.toMatchObject(invalid);
      setClock(new Date(Date.now() + 119 * MINUTE));
      const second = (await linkTo(made.username)).searchParams.get('code') ?? '';
      await Promise.allSettled([use(second, made.username), use(second, made.username)]).then(
        (results) =>
          expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']),
      );
    });

    it.each<[string, object, object]>([
      [
        'an address nobody has',
        { ClientID: clientID, Email: 'nobody@example.com' },
        { status: 404, errorCode: 'NotFound', message: 'User nobody@example.com not found' },
      ],
      [
        'nobody',
        { ClientID: clientID },
        { status: 400, errorCode: 'PasswordReset.MissingUsernameOrEmail' },
      ],
      [
        'an unknown client',
        { ClientID: randomUUID(), Email: 'ada@example.com' },
        { status: 400, errorCode: 'PasswordReset.MissingOrInvalidClientID' },
      ],
      ['someone inactive', { ClientID: clientID, Email: 'gone@example.com' }, { status: 404 }],
      [
        'a page that is no address',
        { ClientID: clientID, Email: 'ada@example.com', URL: 'javascript:alert(1)' },
        { status: 400, errorCode: 'ValidationFailure' },
      ],
    ])('sends nothing for %s', async (_name, request, refusal) => {
      await expect(ForgottenCredentials.SendVerificationCode(request)).rejects.toMatchObject(
        refusal,
      );
    });

    it('is not reset without client or username', async () => {
      const reset = (body: object) =>
        ForgottenCredentials.ResetPasswordByVerificationCode('code', body);
      await expect(reset({ Username: 'a', Password: changed })).rejects.toMatchObject({
        errorCode: 'PasswordReset.MissingOrInvalidClientID',
      });
      await expect(reset({ ClientID: clientID, Password: changed })).rejects.toMatchObject({
        errorCode: 'PasswordReset.MissingUsername',
      });
    });
  });

  describe('revoked tokens', () => {
    it('are refused from then on, and a new login is not', async () => {
      const made = await customer();
      const other = await Auth.Login(made.username, password, clientID);
      await Me.RevokeTokens(made);
      await expect(Me.Get(made)).rejects.toMatchObject({
        status: 401,
        errorCode: 'Auth.TokenRevoked',
      });
      await expect(Me.Get({ accessToken: other.access_token })).rejects.toMatchObject({
        status: 401,
      });
      const { access_token: accessToken } = await Auth.Login(made.username, password, clientID);
      await expect(Me.Get({ accessToken })).resolves.toMatchObject({ ID: made.ID });
    });

    it("are a customer's, never all visitors'", async () => {
      await expect(Me.RevokeTokens(await visitor())).rejects.toMatchObject({
        status: 403,
        errorCode: 'Auth.AnonUserProhibited',
      });
    });
  });
});
