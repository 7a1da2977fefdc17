/** @jest-environment node */
import { createHmac, randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import {
  Auth,
  ForgottenCredentials,
  MessageSenders,
  type MessageSender,
} from 'ordercloud-javascript-sdk';
import { openStockedOnServer } from '@/__tests__/support/databases';
import { resetCodePattern } from '@/lib/account/log-in/password-rule';
import { localPlatform } from '@/lib/config/local-platform';
import { messagesTo } from '@/platform/commerce/messages';
import { storeOf } from '@/services/database/statements';
import { commerceMessages } from '@/services/webhooks/commerce-messages';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { newCustomer } from '../support/new-customer';
import { seller } from '../support/shopping';

const key = 'the-hash-key-of-the-platform';

describe('a message of the commerce platform', () => {
  let backEnd: TestBackEnd;
  let receiver: ServerType;
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
    const routes = commerceMessages({
      store: storeOf(backEnd.db),
      keys: [key, undefined],
      onMailQueued: () => undefined,
    });
    receiver = serve({ fetch: routes.fetch, port: 0, hostname: '127.0.0.1' });
    if (!receiver.listening) await new Promise((resolve) => receiver.once('listening', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => receiver.close(resolve));
    await backEnd.close();
    await backEnd.db.close();
  });

  const url = () => `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
  const tell = (payload: Record<string, unknown>, hashKey = key) =>
    messagesTo({ url: url(), hashKey })(payload);
  const post = async (body: string) =>
    (
      await fetch(url(), {
        method: 'POST',
        body,
        headers: {
          'content-type': 'application/json',
          'x-oc-hash': createHmac('sha256', key).update(body).digest('base64'),
        },
      })
    ).status;
  const forgotten = (to: string, code: string) => ({
    to,
    code,
    firstName: 'Ana',
    username: to,
    url: `https://shop.example/reset-password?username=ana&code=${code}`,
  });
  const mailsTo = async (to: string) =>
    (await (
      await fetch(`${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`)
    ).json()) as { subject: string; text: string; html: string }[];
  const queued = (to: string) =>
    backEnd.db.query(`select payload from services.outbox where payload ->> 'to' = $1`, [to]);

  it('becomes one mail with the link, and what opens the account is not kept', async () => {
    const to = 'forgotten@example.com';
    await tell(forgotten(to, 'first-code'));
    await backEnd.appApi.sender.sendDue();
    const mails = await mailsTo(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Reset your Lilac & Loam password',
      text: expect.stringContaining(
        'Choose a new password: https://shop.example/reset-password?username=ana&code=first-code',
      ),
      html: expect.stringContaining(
        'href="https://shop.example/reset-password?username=ana&amp;code=first-code"',
      ),
    });
    expect(await queued(to)).toEqual([]);
  });

  it('that names no user has the link name the mailbox, by which an account is opened', async () => {
    const to = 'no-username@example.com';
    const body = JSON.stringify({
      MessageType: 'ForgottenPassword',
      Recipient: { Email: to, FirstName: 'Ana' },
      EventBody: {
        PasswordRenewalUrl: 'https://shop.example/reset-password',
        PasswordRenewalVerificationCode: 'no-username',
      },
    });
    expect(await post(body)).toBe(200);
    await backEnd.appApi.sender.sendDue();
    expect((await mailsTo(to))[0]?.text).toContain(
      'https://shop.example/reset-password?username=no-username%40example.com&code=no-username',
    );
  });

  it('is refused when it is told again, before its mail went out and after', async () => {
    const to = 'told-again@example.com';
    const body = JSON.stringify({
      MessageType: 'ForgottenPassword',
      Recipient: { Email: to, FirstName: 'Ana' },
      EventBody: { PasswordRenewalVerificationCode: 'told-again' },
    });
    const answers = [await post(body)];
    answers.push(await post(body));
    await backEnd.appApi.sender.sendDue();
    answers.push(await post(body));
    await backEnd.appApi.sender.sendDue();
    expect(answers).toEqual([200, 409, 409]);
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('that comes again, its first answer lost, is no fault to the platform', async () => {
    const to = 'answer-lost@example.com';
    await tell(forgotten(to, 'answer-lost'));
    await expect(tell(forgotten(to, 'answer-lost'))).resolves.toBeUndefined();
  });

  it.each([
    ['no address', null, 'K7RT'],
    ['an empty address', '', 'M2QX'],
  ])('with a code and %s says the code, which can be typed', async (_, url, code) => {
    expect(code).toMatch(resetCodePattern);
    const to = `typed-${code.toLowerCase()}@example.com`;
    await tell({ ...forgotten(to, code), url });
    await backEnd.appApi.sender.sendDue();
    const text = (await mailsTo(to))[0]?.text;
    expect(text).toContain(`Your code: ${code}`);
    expect(text).toContain(
      `Type the code here: ${backEnd.env.SITE_ORIGIN}/reset-password?username=${encodeURIComponent(to)}`,
    );
  });

  it.each([
    ['a link', 'https://shop.example/reset-password', /\/reset-password\?\S*code=([\w-]+)/],
    ['a code', undefined, /Enter this code[^\n]*\s+([\w-]+)/],
  ])('in the platform’s own mail, by %s, opens the account as well', async (_, URL, inMail) => {
    const { clientID } = localPlatform.commerce;
    const Email = `${(await newCustomer()).ID}@example.com`;
    await ForgottenCredentials.SendVerificationCode({
      ClientID: clientID,
      Email,
      ...(URL ? { URL } : {}),
    });
    await backEnd.sendPlatformMail();
    const [mail] = await mailsTo(Email);
    const code = inMail.exec(mail?.text ?? '')?.[1] ?? '';
    expect(code).toMatch(resetCodePattern);
    const Password = 'Asters-in-October-26';
    await ForgottenCredentials.ResetPasswordByVerificationCode(code, {
      ClientID: clientID,
      Username: Email,
      Password,
    });
    const token = await Auth.Login(Email, Password, clientID, ['Shopper']);
    expect(token.access_token).not.toBe('');
  });

  it('is refused when somebody else signed it, or nobody', async () => {
    const to = 'stranger@example.com';
    await expect(tell(forgotten(to, 'code'), 'a-key-of-somebody-else')).rejects.toThrow('401');
    const unsigned = await fetch(url(), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ MessageType: 'ForgottenPassword' }),
    });
    expect(unsigned.status).toBe(401);
    expect(await queued(to)).toEqual([]);
  });

  it.each([
    ['another kind', { MessageType: 'OrderSubmitted' }],
    ['no mailbox', { Recipient: { Email: 'nobody', FirstName: 'Ana' } }],
    ['no code', { EventBody: {} }],
  ])('with %s is refused', async (_, change) => {
    const body = JSON.stringify({
      MessageType: 'ForgottenPassword',
      Recipient: { Email: 'ana@example.com', FirstName: null },
      EventBody: { PasswordRenewalVerificationCode: 'code' },
      ...change,
    });
    expect(await post(body)).toBe(400);
  });

  it('leads from the forgotten password to the new one, once', async () => {
    const { buyerID, clientID } = localPlatform.commerce;
    const bearer = await seller();
    // The SDK's type is of a later release than the vendor's document.
    const sender: Omit<MessageSender, 'DeliveryConfigID'> & { URL: string; SharedKey: string } = {
      ID: `mail-${randomUUID()}`,
      Name: 'Mail of the test',
      MessageTypes: ['ForgottenPassword'],
      URL: url(),
      ElevatedRoles: [],
      SharedKey: key,
    };
    await MessageSenders.Create(sender as unknown as MessageSender, bearer);
    await MessageSenders.SaveAssignment({ MessageSenderID: sender.ID, BuyerID: buyerID }, bearer);
    const Email = `${(await newCustomer()).ID}@example.com`;
    await ForgottenCredentials.SendVerificationCode({
      ClientID: clientID,
      Email,
      URL: 'https://shop.example/reset-password',
    });
    await backEnd.sendPlatformMail();
    await backEnd.appApi.sender.sendDue();
    const mails = await mailsTo(Email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Reset your Lilac & Loam password']);
    const link = new URL(/Choose a new password: (\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '');
    expect(link.searchParams.get('username')).toBe(Email);
    const reset = {
      ClientID: clientID,
      Username: Email,
      Password: 'Asters-in-October-26',
    };
    const code = link.searchParams.get('code') ?? '';
    await ForgottenCredentials.ResetPasswordByVerificationCode(code, reset);
    await expect(
      ForgottenCredentials.ResetPasswordByVerificationCode(code, reset),
    ).rejects.toMatchObject({ status: 400 });
    const token = await Auth.Login(Email, reset.Password, clientID, ['Shopper']);
    expect(token.access_token).not.toBe('');
  });
});
