/** @jest-environment node */
import { commerceCall, commerceRead } from '@/services/upstream/commerce/call';

/** A platform that takes no calls for a while, and says for how long; how often it was asked. */
const busyFor = (seconds: number) => {
  const until = performance.now() + seconds * 1000;
  return jest.fn(() =>
    performance.now() < until
      ? Promise.reject(
          Object.assign(new Error('Too Many Requests'), {
            isOrderCloudError: true,
            status: 429,
            response: { headers: { 'retry-after': String(seconds) } },
          }),
        )
      : Promise.resolve({ ID: 'read' }),
  );
};

describe('a commerce platform that takes no more calls for now', () => {
  it('is read again when it said', async () => {
    const read = busyFor(1);
    expect(await commerceRead('token', read)).toEqual({ ID: 'read' });
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not waited for longer than a shopper waits', async () => {
    const read = busyFor(60);
    await expect(commerceRead('token', read)).rejects.toMatchObject({ status: 429 });
    expect(read).toHaveBeenCalledTimes(1);
  });

  it('is not written to again', async () => {
    const write = busyFor(1);
    await expect(commerceCall('token', write)).rejects.toMatchObject({ refused: false });
    expect(write).toHaveBeenCalledTimes(1);
  });
});
