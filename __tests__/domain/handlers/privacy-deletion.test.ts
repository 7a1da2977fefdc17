/** @jest-environment node */
import { IntegrationEvents, Me, Payments } from 'ordercloud-javascript-sdk';
import { env } from '@/lib/config/env';
import { setClock } from '@/lib/core/time/clock';
import { readSessionCookie } from '@/lib/session/session-cookie.server';
import type { DeletionReport } from '@/services/privacy/delete-person';
import { saveResources } from '@/platform/commerce/engine/store';
import { allRows, tablesWith } from '@/__tests__/support/all-rows';
import { seller } from '@/__tests__/support/shopping';
import { browser, toBea } from './browser';
import { registered } from './customer';
import { home } from './named-order';
import { dayMs, others, privacyRequests, type Export } from './privacy-requests';

describe('a person’s request', () => {
  const { shop, found, ask, order, member, delivered } = privacyRequests();

  it.each([
    ['deleted', 'DELETE', member],
    ['emptied, having an open order,', 'PATCH', delivered],
  ])(
    'for deletion that broke off as the user was %s is finished by asking again',
    async (_how, method, made) => {
      const { email: who } = await made();
      const userID = (await ask<Export>('export', who)).report.users[0]?.ID ?? '';
      const ofServices = async () =>
        tablesWith(
          new Map(
            [...(await allRows(shop.backEnd().db))].filter(([table]) =>
              table.startsWith('services.'),
            ),
          ),
          [userID],
        ).filter((row) => !row.startsWith('services.submission:'));
      expect(await ofServices()).toEqual(
        expect.arrayContaining([
          `services.customer: ${userID}`,
          `services.ledger_account: ${userID}`,
        ]),
      );
      shop.backEnd().loseAnswer({ system: 'commerce', method, route: '*/users/*' });
      await expect(ask('delete', who)).rejects.toThrow('run it again');
      expect((await ask<DeletionReport>('delete', who)).report.outcome).toBe('nothing-left');
      expect(await ofServices()).toEqual([]);
    },
  );

  it('who keeps more addresses than one list holds is answered with all of them, and for deletion none is left', async () => {
    const { visitor, email: who } = await member();
    const { body } = await order(visitor, { guest: undefined });
    expect(body).toMatchObject({ state: 'placed' });
    const bearer = {
      accessToken: (await readSessionCookie(visitor.cookie())).session?.accessToken ?? '',
    };
    for (let number = 1; number <= 101; number += 1)
      await Me.CreateAddress(
        { ...home, AddressName: `Home ${number}`, Shipping: true, Billing: false },
        bearer,
      );
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    setClock(new Date(Date.now() + 40 * dayMs));
    expect((await ask<Export>('export', who)).report.users[0]?.addresses).toHaveLength(101);
    expect((await ask<DeletionReport>('delete', who)).report.outcome).toBe('deleted');
    expect(await found()).toEqual([]);
  });

  it('with many orders has them read a few at a time', async () => {
    const { email: who } = await member();
    const FromUserID = (await ask<Export>('export', who)).report.users[0]?.ID ?? '';
    const ids = Array.from({ length: 30 }, (_, number) => `of-many-${number}`);
    const doc = {
      FromUserID,
      FromCompanyID: env().COMMERCE_BUYER_ID,
      IsSubmitted: true,
      Status: 'Completed',
    };
    await saveResources(shop.backEnd().db, {
      kind: 'Order',
      parent: '',
      rows: ids.map((ID) => ({ id: ID, doc: { ID, ...doc } })),
    });
    const read = IntegrationEvents.GetWorksheet.bind(IntegrationEvents);
    const reading = { now: 0, most: 0 };
    const spy = jest
      .spyOn(IntegrationEvents, 'GetWorksheet')
      .mockImplementation(async (...asked) => {
        reading.now += 1;
        reading.most = Math.max(reading.most, reading.now);
        return read(...asked).finally(() => (reading.now -= 1)) as never;
      });
    const { report } = await ask<Export>('export', who);
    const deletion = await ask<DeletionReport>('delete', who);
    spy.mockRestore();
    expect(report.orders).toHaveLength(30);
    expect(deletion.report.outcome).toBe('deleted');
    expect(reading.most).toBe(10);
  });

  it('for deletion that broke off within an order the journal has lost is finished by asking again', async () => {
    const { email: who, orderID } = await delivered();
    await shop.backEnd().db.query('delete from services.submission where order_id = $1', [orderID]);
    shop
      .backEnd()
      .loseAnswer({ system: 'commerce', method: 'PATCH', orderID, route: '*/lineitems/*' });
    await expect(ask('delete', who)).rejects.toThrow('run it again');
    expect((await ask<DeletionReport>('delete', who)).report).toMatchObject({
      outcome: 'deleted',
      ordersKeptWithoutPerson: [orderID],
    });
    expect(await found()).toEqual([]);
  });

  it('for deletion is done again by the user of the first report where a restored backup has brought rows back', async () => {
    const { email: who, orderID } = await delivered();
    const { db } = shop.backEnd();
    const userID = (await ask<Export>('export', who)).report.users[0]?.ID ?? '';
    const kept = {
      customer: await db.query('select * from services.customer where user_id = $1', [userID]),
      submission: await db.query('select * from services.submission where order_id = $1', [
        orderID,
      ]),
    };
    const before = await found();
    const first = (await ask<DeletionReport>('delete', who)).report;
    expect([first.outcome, first.userIDs]).toEqual(['deleted', [userID]]);
    expect(await found()).toEqual([]);

    await db.query('delete from services.submission where order_id = $1', [orderID]);
    for (const [table, [row]] of Object.entries(kept))
      await db.query(
        `insert into services.${table} select * from jsonb_populate_record(null::services.${table}, $1::jsonb)`,
        [JSON.stringify(row)],
      );
    await db.query(`update services.ledger_account set owner_id = $1 where id = $2`, [
      userID,
      first.accountsUnlinked[0],
    ]);
    expect(await found()).toEqual(before.filter((row) => row.startsWith('services.submission')));

    const again = await ask<DeletionReport>('delete', who, '--user', userID);
    expect(again).toMatchObject({
      code: 0,
      report: {
        outcome: 'deleted',
        ordersKeptWithoutPerson: [orderID],
        accountsUnlinked: first.accountsUnlinked,
        deleted: { customerNumbers: 1 },
      },
    });
    expect(await found()).toEqual([]);
    expect(
      await db.query(
        'select 1 from services.customer where user_id = $1 union all select 1 from services.ledger_account where owner_id = $1',
        [userID],
      ),
    ).toEqual([]);
  });

  it('for deletion by a user deletes nothing of somebody who is not gone', async () => {
    const { email: who } = await member();
    const { email: another } = await member();
    const userID = (await ask<Export>('export', another)).report.users[0]?.ID ?? '';
    expect(await ask<DeletionReport>('delete', who, '--user', userID)).toMatchObject({
      code: 1,
      report: { outcome: 'not-theirs', deleted: { users: 0 } },
    });
    expect((await ask<Export>('export', who)).report.users).toHaveLength(1);
    expect((await ask<Export>('export', another)).report.customerNumbers).toHaveLength(1);
  });

  it.each([
    ['Venmo', 'fake-venmo-account-nonce', 'venmojoe'],
    ['PayPal', 'fake-paypal-one-time-nonce', 'payer@example.com'],
  ])('for deletion takes the %s account out of what they ordered', async (kind, nonce, name) => {
    const visitor = browser();
    const { email: who } = await registered(visitor);
    await visitor.add(await shop.product());
    const { totals } = (await visitor.deliver({ ...toBea(), ShippingAddress: home })).body;
    const { body } = await visitor.submit(totals.total, {
      guest: undefined,
      tenders: [{ kind: kind.toLowerCase(), nonce, amount: totals.total }],
    });
    expect(body).toMatchObject({ state: 'placed' });
    while ((await shop.backEnd().appApi.sender.sendDue()) > 0);
    const naming = async () =>
      tablesWith(
        new Map([...(await allRows(shop.backEnd().db))].filter(([table]) => !others.test(table))),
        [name],
      );
    expect(await naming()).toContain(`services.submission: ${name}`);
    setClock(new Date(Date.now() + 40 * dayMs));
    expect((await ask<DeletionReport>('delete', who)).report.outcome).toBe('deleted');
    expect(await naming()).toEqual([]);
    const { Items } = await Payments.List('Incoming', body.orderID, {}, await seller());
    expect(Items).toMatchObject([{ Accepted: true, xp: { TransactionID: expect.any(String) } }]);
  });
});
