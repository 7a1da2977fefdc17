/** @jest-environment node */
import { drawPicture } from '@/platform/stock/pictures/compose';
import { describeRequest } from '@/platform/stock/pictures/describe-view';
import { frames } from '@/platform/stock/pictures/frames';
import { onMap } from '@/platform/stock/pictures/map/projection';
import { pictureRequests } from '@/platform/stock/picture-requests';
import { storeAddresses } from '@/platform/stock/places/stores';

const requests = pictureRequests();
const named = (view: string) =>
  requests
    .filter((request) => request.view === view)
    .map((request) => [request.name, request] as const);
const { width, height } = frames['1:1'];

describe('the further views of a product', () => {
  it.each(named('room'))('%s shows the whole subject, with all its heads', (_, request) => {
    const { box, blooms } = drawPicture(request);
    expect(blooms).toBe(describeRequest(request).stems ?? 0);
    expect(box.left).toBeGreaterThanOrEqual(width * 0.08);
    expect(box.top).toBeGreaterThanOrEqual(height * 0.08);
    expect(box.right).toBeLessThanOrEqual(width * 0.92);
    expect(box.bottom).toBeLessThanOrEqual(height * 0.92);
  });

  it.each(named('sizes'))('%s shows each size once, small to large', (_, request) => {
    const stems = (request.sizes ?? []).map((scene) =>
      scene.blooms.reduce((sum, { count }) => sum + count, 0),
    );
    const { box, blooms } = drawPicture(request);
    expect(stems).toEqual([...stems].sort((one, other) => one - other));
    expect(blooms).toBe(stems.reduce((sum, count) => sum + count, 0));
    expect(box.left).toBeGreaterThanOrEqual(width * 0.08);
    expect(box.right).toBeLessThanOrEqual(width * 0.92);
  });

  it('come with every featured product: a room and a detail each', () => {
    const codes = (view: string) =>
      new Set(named(view).map(([name]) => name.replace(`-${view}`, '')));
    expect(codes('room').size).toBeGreaterThan(10);
    expect(codes('detail')).toEqual(codes('room'));
  });
});

describe('the regional map', () => {
  it('has every store on it', () => {
    const places = storeAddresses.flatMap(({ xp }) => {
      const { Location } = xp as { Location?: { lat: number; lng: number } };
      return Location ? [onMap(Location.lat, Location.lng)] : [];
    });
    expect(places.length).toBeGreaterThan(3);
    for (const { x, y } of places) {
      expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.05);
    }
  });
});
