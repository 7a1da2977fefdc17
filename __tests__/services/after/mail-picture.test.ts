/** @jest-environment node */
import sharp from 'sharp';
import { mailPicture } from '@/services/after/photos/picture';

const kept = (background: object | string) =>
  sharp({ create: { width: 1600, height: 900, channels: 4, background } })
    .webp()
    .toBuffer()
    .then((bytes) => Uint8Array.from(bytes).buffer);

describe('a photo in a mail', () => {
  it('is a JPEG of twice what is shown, white where it was clear', async () => {
    const image = sharp(await mailPicture(await kept({ r: 0, g: 0, b: 0, alpha: 0 })));
    const { format, width, height } = await image.metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1024, height: 576 });
    const { channels } = await image.stats();
    expect(channels.map(({ min }) => min)).toEqual([255, 255, 255]);
  });

  it('is made although the one before could not be', async () => {
    const broken = mailPicture(new ArrayBuffer(8));
    const next = mailPicture(await kept('#bc8fd4'));
    await expect(broken).rejects.toThrow();
    expect((await sharp(await next).metadata()).format).toBe('jpeg');
  });
});
