/** @jest-environment node */
import { Products } from 'ordercloud-javascript-sdk';
import { seller } from '@/__tests__/support/shopping';
import { usualLimits } from '@/__tests__/support/back-end';
import { browser } from './browser';
import { shopForSuite } from './shop';

usualLimits();

let last = 0;
const from = () => ({ 'x-client-address': `198.51.100.${(last += 1)}` });

describe('one email when a product is back', () => {
  const shop = shopForSuite();
  const visitor = browser();
  const ask = (productID: string, email: string, more: object = {}) =>
    visitor.send<{ noticeID: string }>(
      'POST',
      '/api/stock-notices',
      { productID, email, website: '', ...more },
      from(),
    );
  const stock = async (productID: string, QuantityAvailable: number, more: object = {}) =>
    Products.Patch(
      productID,
      { Inventory: { Enabled: true, QuantityAvailable }, ...more },
      await seller(),
    );
  const look = async () => {
    const written = await shop.backEnd().appApi.stockWatch.look();
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    return written;
  };
  const mailTo = async (email: string) => {
    const { env } = shop.backEnd();
    const answer = await fetch(`${env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`);
    return (await answer.json()) as { subject: string; text: string }[];
  };
  const kept = async (email: string) =>
    (
      await shop
        .backEnd()
        .db.query('select 1 from services.stock_notice where lower(email) = lower($1)', [email])
    ).length;
  const soldOut = async () => {
    const productID = await shop.product();
    await stock(productID, 0);
    return productID;
  };

  it('goes out once, when there are units again, and ends the notice', async () => {
    const productID = await soldOut();
    const email = 'once@example.com';
    expect((await ask(productID, email)).status).toBe(201);
    expect((await ask(productID, email.toUpperCase())).status).toBe(201);
    expect([await look(), await mailTo(email), await kept(email)]).toEqual([0, [], 1]);
    await stock(productID, 5);
    expect(await look()).toBe(1);
    expect(await look()).toBe(0);
    const mails = [...(await mailTo(email)), ...(await mailTo(email.toUpperCase()))];
    expect(new Set(mails.map(({ subject }) => subject))).toEqual(
      new Set([expect.stringMatching(/ is here$/)]),
    );
    expect(mails[0]!.text).toContain(`${shop.backEnd().env.SITE_ORIGIN}/p/`);
    expect(mails[0]!.text).toContain('There will be no other');
    expect(await kept(email)).toBe(0);
    await stock(productID, 0);
    await stock(productID, 5);
    expect(await look()).toBe(0);
  });

  it('does not go out while its product is hidden or its season has not begun', async () => {
    const productID = await soldOut();
    const email = 'season@example.com';
    await ask(productID, email);
    await stock(productID, 5, { Active: false });
    expect(await look()).toBe(0);
    await stock(productID, 5, { Active: true, xp: { Visible: false } });
    expect([await look(), await kept(email)]).toEqual([0, 1]);
    await stock(productID, 5, { xp: { Visible: true, ReleaseDate1: '2999-01-01' } });
    expect(await look()).toBe(0);
    await stock(productID, 5, { xp: { ReleaseDate1: null } });
    expect(await look()).toBe(1);
    expect(await mailTo(email)).toHaveLength(1);
  });

  it('does not go out to who has changed their mind, even when it was written', async () => {
    const productID = await soldOut();
    const email = 'off@example.com';
    const { noticeID } = (await ask(productID, email)).body;
    await stock(productID, 5);
    await shop.backEnd().appApi.stockWatch.look();
    const drop = (id: string) =>
      visitor.send<{ ended: boolean }>('DELETE', `/api/stock-notices/${id}`);
    expect((await drop(noticeID)).body).toEqual({ ended: true });
    await look();
    expect([await kept(email), await mailTo(email)]).toEqual([0, []]);
    expect((await drop(noticeID)).body).toEqual({ ended: false });
    expect((await drop('none')).status).toBe(404);
  });

  it('is ended by its own ID alone: what was asked again since stands', async () => {
    const productID = await soldOut();
    const email = 'twice@example.com';
    const earlier = (await ask(productID, email)).body.noticeID;
    await ask(productID, email);
    const dropped = await visitor.send('DELETE', `/api/stock-notices/${earlier}`);
    expect([dropped.body, await kept(email)]).toEqual([{ ended: false }, 1]);
  });

  it.each([
    ['of no mailbox', { email: 'ana' }, 'email'],
    ['without one', { email: '' }, 'email'],
    ['of what is no product', { productID: 'a/b' }, 'productID'],
  ])('%s it is refused, at its field', async (_name, change, field) => {
    const { status, error } = await ask('100310', 'ana@example.com', change);
    expect([status, error?.code, error?.field]).toEqual([400, 'bad-request', field]);
  });

  it('of a program is kept nowhere, and counted with other requests for who floods', async () => {
    const email = 'flooded@example.com';
    expect((await ask('100310', email, { website: 'https://x.example' })).status).toBe(201);
    expect(await kept(email)).toBe(0);
    const statuses = [];
    for (let turn = 0; turn < 7; turn += 1) statuses.push((await ask('100310', email)).status);
    expect(statuses).toEqual([...Array<number>(6).fill(201), 429]);
  });
});
