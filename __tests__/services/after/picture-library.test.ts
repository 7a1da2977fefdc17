/** @jest-environment node */
import { mailPicture, toPicture } from '@/services/after/photos/picture';

let mockLoads = 0;
jest.mock('sharp', () => {
  mockLoads += 1;
  if (mockLoads === 1) throw new Error('no such library');
  return jest.requireActual<object>('sharp');
});

const made = async (): Promise<Buffer<ArrayBuffer>> => {
  const sharp = jest.requireActual<(of: object) => import('sharp').Sharp>('sharp');
  return sharp({ create: { width: 8, height: 8, channels: 3, background: '#bc8fd4' } })
    .webp()
    .toBuffer() as Promise<Buffer<ArrayBuffer>>;
};

describe('the picture library', () => {
  beforeEach(() => {
    mockLoads = 0;
    jest.resetModules();
  });

  it('that cannot be loaded is an error and no refusal of the photo, and the next photo is made', async () => {
    const photo = await made();
    const [broken, next] = [toPicture(photo), toPicture(photo)];
    await expect(broken).rejects.toThrow('no such library');
    expect(await next).toMatchObject({ width: 8, height: 8 });
  });

  it('that cannot be loaded for a mail is an error, and the next photo is made', async () => {
    const photo = await made();
    const { buffer } = Uint8Array.from(photo);
    const [broken, next] = [mailPicture(buffer), toPicture(photo)];
    await expect(broken).rejects.toThrow('no such library');
    expect(await next).toMatchObject({ width: 8, height: 8 });
  });
});
