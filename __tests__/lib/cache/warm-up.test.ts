/** @jest-environment node */
import { createWarmUp } from '@/lib/cache/warm-up';

const page = (status: number, html = '') => ({ status, html });

describe('a storefront that warms up', () => {
  it('makes the home page until it can be made, then the first categories of its menu, once each', async () => {
    const asked: string[] = [];
    const html = ['/c/plants', '/c/gifts', '/c/plants', '/p/rose', '/c/seeds']
      .map((path) => `<a href="${path}">`)
      .join('');
    const warmUp = createWarmUp(
      (path) => {
        asked.push(path);
        if (asked.length === 1) return Promise.reject(new Error('not yet'));
        return Promise.resolve(asked.length === 2 ? page(503) : page(200, html));
      },
      2,
      1,
    );
    expect(warmUp.isDone()).toBe(false);
    await warmUp.run();
    expect(asked).toEqual(['/', '/', '/', '/c/plants', '/c/gifts']);
    expect(warmUp.isDone()).toBe(true);
  });
});
