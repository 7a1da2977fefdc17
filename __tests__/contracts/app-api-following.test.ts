/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Orders } from 'ordercloud-javascript-sdk';
import sharp from 'sharp';
import { now } from '@/lib/core/time/clock';
import { startTestBackEnd, usualLimits, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { seller, shopping } from '../support/shopping';
import { documented, type Documented, type DocumentedCall } from './support/documented';

const own = /^\/api\/(follow|orderlookup|order\/\{id\}\/(shipmentevents|photos|link))/;
const events = '/api/order/{id}/shipmentevents';
const photo = `${events}/{key}/photo`;
/** More tries than a limit of them lets through. */
const often = 50;

describe('what follows an order, at the App API', () => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let floor: string;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    usualLimits();
    backEnd = await startTestBackEnd(await openStockedOnServer());
    floor = (await seller()).accessToken;
    api = await documented(backEnd.env.APP_API_URL, () => floor);
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  const place = async () => {
    const email = `${randomUUID()}@example.com`;
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const Guest = { FirstName: 'Ana', LastName: 'Ruiz', Email: email };
    const { body } = await shop.submit(buyer, { Guest });
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    const { xp } = await Orders.Get('Outgoing', buyer.orderID, buyer);
    const { OrderNumber: number } = xp as { OrderNumber: string };
    const shipmentID = (await shop.calculate(buyer)).body.CalculatorShipments[0]!.ID;
    return { ...buyer, email, number, shipmentID, link: body.Link ?? '' };
  };
  const refusesWithoutToken = async (method: string, path: string) =>
    expect([path, (await api.call(method, path, { token: null, body: {} })).status]).toEqual([
      path,
      401,
    ]);
  const statusesOfBodies = async (path: string) =>
    Promise.all(
      [
        { raw: { type: 'text/plain', text: '{}' } },
        { body: { Unknown: true } },
        { raw: { type: 'application/json', text: `"${'x'.repeat(70_000)}"` } },
      ].map(async (bad) => (await api.call('POST', path, bad)).status),
    );

  it('tells of shipments to their owner and the shop floor, and takes events of the shop floor alone', async () => {
    const { orderID, shipmentID, accessToken } = await place();
    const stranger = (await shop.shopper()).accessToken;
    const told = (token = floor, id = orderID) => api.call('GET', events, { in: { id }, token });
    const tell = (token = floor, id = orderID) =>
      api.call('POST', events, {
        in: { id },
        token,
        body: {
          Events: [{ Key: 'e1', ShipmentID: shipmentID, State: 'loaded', At: now().toISOString() }],
        },
      });
    expect((await tell()).body.data).toMatchObject({ Recorded: 1 });
    expect((await tell()).body.data).toMatchObject({ Recorded: 0 });
    for (const token of [floor, accessToken])
      expect((await told(token)).body.data).toMatchObject({ Shipments: [{ State: 'loaded' }] });
    expect([
      (await told(stranger)).status,
      (await tell(accessToken)).status,
      (await tell(floor, 'no-such-order')).status,
    ]).toEqual([404, 403, 404]);
    backEnd.breakDown('/commerce/v1/orders');
    expect([(await told(accessToken)).status, (await tell()).status]).toEqual([503, 503]);
    backEnd.breakDown();
    await api.refusesAlike(/shipmentevents$/, { id: orderID });
  });

  it('ends the link of whoever ordered at the word of staff alone', async () => {
    const { orderID: id, accessToken, link } = await place();
    const end = (token = floor) =>
      api.call('POST', '/api/order/{id}/link/end', { in: { id }, token });
    expect([(await end(accessToken)).status, (await end()).body.data]).toEqual([
      403,
      { Ended: true },
    ]);
    const opened = await api.call('POST', '/api/follow', { body: { Token: link } });
    expect(opened.status).toBe(404);
    await api.refusesAlike(/link\/end$/, { id });
    const none = await api.call('POST', '/api/order/{id}/link/end', { in: { id: 'none' } });
    expect(none.status).toBe(404);
  });

  it('takes the photo of an event from the shop floor, and shows it to whoever ordered, by their token or the link', async () => {
    const { orderID: id, shipmentID: ShipmentID, accessToken, link } = await place();
    const tell = (Key: string, State: string) => ({
      Key,
      ShipmentID,
      State,
      At: now().toISOString(),
    });
    const body = { Events: [tell('made', 'designed'), tell('begun', 'designing')] };
    await api.call('POST', events, { in: { id }, body });
    const jpeg = Uint8Array.from(
      await sharp({ create: { width: 60, height: 40, channels: 3, background: '#bc8fd4' } })
        .jpeg()
        .toBuffer(),
    );
    const send = (more: DocumentedCall = {}, key = 'made', bytes = jpeg) =>
      api.call('PUT', photo, {
        in: { id, key },
        raw: { type: 'image/jpeg', text: bytes },
        ...more,
      });
    const sent = await send();
    const shown = { Token: link, Photo: String(sent.body.data?.ID) };
    const see = (more: object = {}, token: string | null = floor) =>
      api.call('POST', '/api/follow/photo', { token, body: { ...shown, ...more } });
    expect([
      sent.status,
      (await send({ token: null })).status,
      (await send({ token: accessToken })).status,
      (await send({}, 'never-told')).status,
      (await send({}, 'begun')).status,
      (await send({}, 'made', new Uint8Array(15_000_001))).status,
      (await send({ raw: { type: 'application/json', text: '{}' } })).status,
    ]).toEqual([200, 401, 403, 404, 422, 413, 415]);
    expect((await see()).status).toBe(200);
    expect([(await see({ Photo: 'none' })).status, (await see({}, null)).status]).toEqual([
      404, 401,
    ]);
    expect((await see({ More: 'x'.repeat(70_000) })).status).toBe(413);
    const ofOrder = (token: string | null, change: object = {}) =>
      api.call('GET', '/api/order/{id}/photos/{photo}', {
        in: { id, photo: shown.Photo, ...change },
        token,
      });
    const stranger = (await shop.shopper()).accessToken;
    const told = await api.call('GET', events, { in: { id }, token: accessToken });
    expect(told.body.data).toMatchObject({ Photos: { [ShipmentID]: [{ id: shown.Photo }] } });
    expect([
      (await ofOrder(accessToken)).status,
      (await ofOrder(accessToken, { photo: 'none' })).status,
      (await ofOrder(stranger)).status,
      (await ofOrder(null)).status,
    ]).toEqual([200, 404, 404, 401]);
    backEnd.breakDown('/files');
    expect([
      (await send()).status,
      (await see()).status,
      (await ofOrder(accessToken)).status,
    ]).toEqual([503, 503, 503]);
    backEnd.breakDown();
    const hide = (token: string | null, key = 'made') =>
      api.call('DELETE', photo, { in: { id, key }, token });
    expect([
      (await hide(null)).status,
      (await hide(accessToken)).status,
      (await hide(floor, 'never-told')).status,
      (await hide(floor)).status,
      (await see()).status,
    ]).toEqual([401, 403, 404, 200, 404]);
  });

  it('shows an order by its link', async () => {
    const { link } = await place();
    const follow = async (Token: string) =>
      (await api.call('POST', '/api/follow', { body: { Token } })).status;
    expect([await follow(link), await follow('0'.repeat(32))]).toEqual([200, 404]);
    await refusesWithoutToken('POST', '/api/follow');
    expect(await statusesOfBodies('/api/follow')).toEqual([404, 404, 413]);
    backEnd.breakDown('/commerce/v1/orders');
    expect(await follow(link)).toBe(503);
  });

  it('looks an order up for its owner, whatever numbers a stranger tries with the same e-mail', async () => {
    const { number, email } = await place();
    const lookUp = async (Number: string) =>
      (await api.call('POST', '/api/orderlookup', { body: { Number, Email: email } })).status;
    for (let turn = 0; turn < 6; turn += 1) await lookUp(`LL-00000${turn}-0`);
    const spellings = [number, number.toLowerCase(), number.replaceAll('-', ' ')];
    const statuses = [];
    for (const spelling of [...spellings, ...spellings]) statuses.push(await lookUp(spelling));
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429]);
  });

  it('looks an order up, until somebody tries too often', async () => {
    const { number, email } = await place();
    const lookUp = (Number = number) =>
      api.call('POST', '/api/orderlookup', { body: { Number, Email: email } });
    const enter = (Lookup: unknown, Code: string) =>
      api.call('POST', '/api/orderlookup/code', { body: { Lookup, Code } });
    const { status, body } = await lookUp();
    expect(status).toBe(202);
    while ((await backEnd.appApi.sender.sendDue()) > 0);
    const mails = (await fetch(
      `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
    ).then((answer) => answer.json())) as { subject: string }[];
    const [code = ''] = mails.flatMap(
      ({ subject }) => /^(\d{6}) is your code/.exec(subject)?.[1] ?? [],
    );
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await enter(body.data?.Lookup, wrong)).status).toBe(422);
    expect((await enter(body.data?.Lookup, code)).body.data).toMatchObject({
      Token: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
    for (const path of ['/api/orderlookup', '/api/orderlookup/code']) {
      await refusesWithoutToken('POST', path);
      expect(await statusesOfBodies(path)).toEqual([415, 400, 413]);
    }
    backEnd.breakDown('/commerce/v1/orders');
    expect((await lookUp()).status).toBe(503);
    backEnd.breakDown();
    const statusesOf = async (one: () => Promise<{ status: number }>) =>
      new Set((await Promise.all(Array.from({ length: often }, one))).map(({ status }) => status));
    expect(await statusesOf(() => lookUp('LL-000000-0'))).toContain(429);
    expect(await statusesOf(() => enter(randomUUID(), wrong))).toContain(429);
  });

  it('has shown every answer it describes', () => expect(api.unseen(own)).toEqual([]));
});
