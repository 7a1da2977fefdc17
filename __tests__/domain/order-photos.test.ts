/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { now, setClock } from '@/lib/core/time/clock';
import { storeOf } from '@/services/database/statements';
import type { Followed } from '@/services/after/follow-order';
import { keepLink, orderLinks, recipientUntil } from '@/services/orders/order-links';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { seller, shopping, type Refused } from '../support/shopping';

/** The tag of EXIF under which a place stands. */
const gps = Buffer.from([0x25, 0x88]);
const dayMs = 24 * 60 * 60_000;
const made = { width: 2400, height: 1200, channels: 3, background: '#bc8fd4' } as const;
/** A phone's photo: on its side, and with the place where it was taken. */
const fromPhone = async () =>
  Uint8Array.from(
    await sharp({ create: made })
      .withExif({
        IFD0: { Make: 'Bloomphone', Artist: 'Dee Driver' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '44/1 58/1 0/1', GPSLongitudeRef: 'W' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer(),
  );

describe('photos of shipments', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  }, 180_000);
  afterEach(() => {
    setClock(null);
    backEnd.breakDown();
  });
  afterAll(() => backEnd.close());

  const place = async () => {
    const email = `${randomUUID()}@example.com`;
    const buyer = await shop.readyCart([{ id: await shop.product() }]);
    const Guest = { FirstName: 'Ana', LastName: 'Ruiz', Email: email };
    const { body } = await shop.submit(buyer, { Guest });
    if (body.Status !== 'Submitted') throw new Error(JSON.stringify(body));
    const { orderID } = buyer;
    const shipmentID = (await shop.calculate(buyer)).body.CalculatorShipments[0]!.ID;
    const recipient = orderLinks(backEnd.env.STOREFRONT_WEBHOOK_SECRET).token({
      role: 'recipient',
      orderID,
      shipmentID,
    });
    const happens = async (State: string, Key = State) => {
      const told = await shop.appApi(await seller(), 'POST', `/order/${orderID}/shipmentevents`, {
        Events: [{ Key, ShipmentID: shipmentID, State, At: now().toISOString(), Note: 'Porch' }],
      });
      expect(told.status).toBe(200);
    };
    return { orderID, shipmentID, email, recipient, sender: body.Link ?? '', happens };
  };
  const call = async (method: string, path: string, body?: Uint8Array<ArrayBuffer> | object) => {
    const isFile = body instanceof Uint8Array;
    return fetch(`${backEnd.env.APP_API_URL}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${(await seller()).accessToken}`,
        'content-type': isFile ? 'image/jpeg' : 'application/json',
      },
      body: isFile ? body : body && JSON.stringify(body),
    });
  };
  const send = async (orderID: string, key: string, bytes: Uint8Array<ArrayBuffer>) => {
    const answer = await call('PUT', `/order/${orderID}/shipmentevents/${key}/photo`, bytes);
    const body = (await answer.json()) as Refused & {
      data?: { ID: string; Width: number; Height: number };
    };
    return { status: answer.status, id: body.data?.ID ?? '', ...body };
  };
  const see = (Token: string, Photo: string) => call('POST', '/follow/photo', { Token, Photo });
  const followed = async (Token: string) =>
    ((await (await call('POST', '/follow', { Token })).json()) as { data: Followed }).data;
  const filesOf = async () =>
    (await backEnd.db.query<{ name: string }>('select name from stored_private_file')).map(
      ({ name }) => name,
    );

  it('keeps a photo upright, at most 1600 pixels a side, as WebP without a trace of where, by what and by whom', async () => {
    const { orderID, sender, happens } = await place();
    await happens('designed');
    const sent = await fromPhone();
    const before = await sharp(sent).metadata();
    expect([
      before.orientation,
      before.exif?.includes('Driver'),
      before.exif?.includes(gps),
    ]).toEqual([6, true, true]);
    const { status, id, data } = await send(orderID, 'designed', sent);
    expect([status, data]).toEqual([200, { ID: id, Width: 800, Height: 1600 }]);
    const answer = await see(sender, id);
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { format, width, height, exif, icc, xmp, iptc, orientation } =
      await sharp(bytes).metadata();
    expect({ format, width, height, exif, icc, xmp, iptc, orientation }).toEqual({
      format: 'webp',
      width: 800,
      height: 1600,
    });
    for (const trace of ['Exif', 'EXIF', 'GPS', 'Bloomphone', 'Driver'])
      expect(bytes.includes(trace)).toBe(false);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it('is no picture for what is none, is broken or a drawing', async () => {
    const { orderID, happens } = await place();
    await happens('delivered');
    const whole = await fromPhone();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
    for (const bad of [
      new Uint8Array(0),
      Uint8Array.from(Buffer.from('not a picture')),
      Uint8Array.from(Buffer.from(svg)),
      whole.slice(0, whole.length / 2),
    ]) {
      const { status, Errors } = await send(orderID, 'delivered', bad);
      expect([status, Errors[0]?.ErrorCode, Errors[0]?.Message]).toEqual([
        422,
        'PhotoUnreadable',
        expect.stringContaining('Send a JPEG, PNG or WebP'),
      ]);
    }
    expect(await filesOf()).not.toContain(expect.stringContaining(orderID));
  });

  it('shows it to who ordered at once, to who gets it once it has arrived, and by no other link', async () => {
    const { orderID, shipmentID, sender, recipient, happens } = await place();
    const other = await place();
    await happens('designed');
    const { id } = await send(orderID, 'designed', await fromPhone());
    await happens('loaded');
    expect(await followed(sender)).toMatchObject({
      Photos: { [shipmentID]: [{ id, state: 'designed', width: 800, height: 1600 }] },
    });
    expect(await followed(recipient)).toMatchObject({ Shipment: { photos: [] } });
    expect([
      (await see(sender, id)).status,
      (await see(recipient, id)).status,
      (await see(other.sender, id)).status,
      (await see('0'.repeat(32), id)).status,
    ]).toEqual([200, 404, 404, 404]);
    await happens('delivered');
    const { id: left } = await send(orderID, 'delivered', await fromPhone());
    expect(await followed(recipient)).toMatchObject({
      Shipment: {
        photos: [
          { id, state: 'designed' },
          { id: left, state: 'delivered' },
        ],
      },
    });
    expect([(await see(recipient, id)).status, (await see(recipient, left)).status]).toEqual([
      200, 200,
    ]);
    await call('DELETE', `/order/${orderID}/shipmentevents/delivered/photo`);
    expect((await see(sender, left)).status).toBe(404);
    expect(await followed(recipient)).toMatchObject({ Shipment: { photos: [{ id }] } });
  });

  it('is seen by no link of another shipment of the order, and taken of no event but those two', async () => {
    const { orderID, sender, happens } = await place();
    const links = orderLinks(backEnd.env.STOREFRONT_WEBHOOK_SECRET);
    const target = { role: 'recipient', orderID, shipmentID: 'another-shipment' } as const;
    const neighbor = await storeOf(backEnd.db).transact(() =>
      keepLink(links, target, recipientUntil(now())),
    );
    await happens('loaded');
    const { status, Errors } = await send(orderID, 'loaded', await fromPhone());
    expect([status, Errors[0]?.ErrorCode]).toEqual([422, 'EventWithoutPhoto']);
    await happens('delivered');
    const { id } = await send(orderID, 'delivered', await fromPhone());
    expect([(await see(sender, id)).status, (await see(neighbor, id)).status]).toEqual([200, 404]);
  });

  it('is one photo however often it is sent, and one whose file is gone is not found', async () => {
    const { orderID, shipmentID, sender, happens } = await place();
    await happens('designed');
    const bytes = await fromPhone();
    const first = await send(orderID, 'designed', bytes);
    const again = await send(orderID, 'designed', bytes);
    expect(await followed(sender)).toMatchObject({ Photos: { [shipmentID]: [{ id: again.id }] } });
    expect((await see(sender, first.id)).status).toBe(404);
    await backEnd.db.query('delete from stored_private_file where name like $1', [`%${again.id}%`]);
    expect((await see(sender, again.id)).status).toBe(404);
  });

  it('is told of in the mail about the arrival, which waits for it', async () => {
    const { orderID, email, happens } = await place();
    await happens('delivered');
    const arrivals = async () => {
      while ((await backEnd.appApi.sender.sendDue()) > 0);
      const mails = (await fetch(
        `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
      ).then((answer) => answer.json())) as { subject: string; html: string }[];
      return mails.filter(({ subject }) => subject.startsWith('Delivered'));
    };
    expect(await arrivals()).toEqual([]);
    await send(orderID, 'delivered', await fromPhone());
    const [{ html = '' } = {}, ...more] = await arrivals();
    expect(more).toEqual([]);
    expect(html).toContain('where they were left, Porch"');
  });

  it('is in the mail about what was made, which goes with it alone: a JPEG, by a token for it and nothing else, until it is hidden', async () => {
    const [{ orderID, email, happens }, other] = [await place(), await place()];
    const made = async () => {
      while ((await backEnd.appApi.sender.sendDue()) > 0);
      const mails = (await fetch(
        `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
      ).then((answer) => answer.json())) as { subject: string; html: string }[];
      return mails.filter(({ subject }) => subject.startsWith('Ready to go'));
    };
    await happens('designed');
    expect(await made()).toEqual([]);
    const { id } = await send(orderID, 'designed', await fromPhone());
    const [mail, ...more] = await made();
    expect(more).toEqual([]);
    const [, token = '', photo] =
      /follow\/([0-9a-f]{32})\/photo\/([\w-]+)"/.exec(mail?.html ?? '') ?? [];
    expect(photo).toBe(id);
    const answer = await see(token, id);
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    const { format, width, height } = await sharp(
      Buffer.from(await answer.arrayBuffer()),
    ).metadata();
    expect([format, width, height]).toEqual(['jpeg', 480, 960]);
    expect((await call('POST', '/follow', { Token: token })).status).toBe(404);
    await other.happens('designed');
    const { id: others } = await send(other.orderID, 'designed', await fromPhone());
    expect((await see(token, others)).status).toBe(404);
    await call('DELETE', `/order/${orderID}/shipmentevents/designed/photo`);
    expect((await see(token, id)).status).toBe(404);
  });

  it('is not mailed of what has left meanwhile, nor where it was taken back', async () => {
    for (const then of ['loaded', 'hidden']) {
      const { orderID, email, happens } = await place();
      await happens('designed');
      await send(orderID, 'designed', await fromPhone());
      if (then === 'loaded') await happens('loaded');
      else await call('DELETE', `/order/${orderID}/shipmentevents/designed/photo`);
      while ((await backEnd.appApi.sender.sendDue()) > 0);
      const mails = (await fetch(
        `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(email)}`,
      ).then((reply) => reply.json())) as { subject: string }[];
      expect(mails.filter(({ subject }) => subject.startsWith('Ready to go'))).toEqual([]);
    }
  });

  it('ends after 180 days, file and row, and what cannot be deleted then, later', async () => {
    const { orderID, sender, happens } = await place();
    await happens('designed');
    const { id } = await send(orderID, 'designed', await fromPhone());
    const isKept = async () => [
      (await filesOf()).some((name) => name.includes(id)),
      (await storeOf(backEnd.db).query('select 1 from services.photo where id = $1', [id])).length,
    ];
    setClock(new Date(now().getTime() + 179 * dayMs));
    await backEnd.appApi.retention.run();
    expect([await isKept(), (await see(sender, id)).status]).toEqual([[true, 1], 200]);
    setClock(new Date(now().getTime() + 2 * dayMs));
    backEnd.breakDown('/files');
    await backEnd.appApi.retention.run();
    expect(await isKept()).toEqual([true, 1]);
    backEnd.breakDown();
    expect((await backEnd.appApi.retention.run()).photos).toBeGreaterThan(0);
    expect(await isKept()).toEqual([false, 0]);
  });
});
