/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { Categories } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { describeOnServer } from '../support/databases';
import { seller, serveCommerce, type CommerceServer } from './commerce-server';

const { catalogID } = localPlatform.commerce;

describeOnServer('the place of a category', (engine) => {
  let server: CommerceServer;
  let bearer: { accessToken: string };
  beforeAll(async () => {
    server = await serveCommerce(await engine.open());
    bearer = await seller();
  }, 180_000);
  afterAll(() => server.close());

  const add = async (ParentID?: string) => {
    const ID = `made-${randomUUID()}`;
    await Categories.Create(catalogID, { ID, Name: ID, Active: true, ParentID }, {}, bearer);
    return ID;
  };
  const move = (ID: string, ParentID: string | null) =>
    Categories.Patch(catalogID, ID, { ParentID: ParentID as string }, {}, bearer);
  const parentOf = async (ID: string) =>
    (await Categories.Get(catalogID, ID, bearer)).ParentID ?? null;

  it('is below one that exists', async () => {
    const missing = {
      status: 404,
      errorCode: 'NotFound',
      errors: [{ Data: { ObjectType: 'Category', ObjectID: 'nothing' } }],
    };
    const top = await add();
    await expect(add('nothing')).rejects.toMatchObject(missing);
    await expect(move(top, 'nothing')).rejects.toMatchObject(missing);
    await expect(
      Categories.Save(
        catalogID,
        top,
        { ID: top, Name: top, Active: true, ParentID: 'nothing' },
        {},
        bearer,
      ),
    ).rejects.toMatchObject(missing);
    expect(await parentOf(top)).toBeNull();
  });

  it('is never below itself, however far', async () => {
    const top = await add();
    const middle = await add(top);
    const leaf = await add(middle);
    for (const below of [top, middle, leaf])
      await expect(move(top, below)).rejects.toMatchObject({
        status: 400,
        errorCode: 'Category.CircularReference',
      });
    expect(await parentOf(top)).toBeNull();
    await move(leaf, top);
    await move(middle, leaf);
    expect([await parentOf(leaf), await parentOf(middle)]).toEqual([top, leaf]);
    await move(middle, null);
    expect(await parentOf(middle)).toBeNull();
  });

  it('closes no circle when two move at once', async () => {
    const [one, other] = [await add(), await add()];
    const moves = await Promise.allSettled([move(one, other), move(other, one)]);
    expect(moves.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect([await parentOf(one), await parentOf(other)].filter(Boolean)).toHaveLength(1);
  });
});
