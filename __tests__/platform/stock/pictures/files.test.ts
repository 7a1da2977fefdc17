/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { describeRequest } from '@/platform/stock/pictures/describe-view';
import { filesOf } from '@/platform/stock/pictures/frames';
import { housePictures } from '@/platform/stock/pictures/house-pictures';
import { descriptionHash, type Manifest } from '@/platform/stock/pictures/render/manifest';
import { pictureRequests } from '@/platform/stock/picture-requests';

const folder = join(process.cwd(), 'public/pictures');
const requests = [...pictureRequests(), ...housePictures];
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
const budget = 25 * 1024 * 1024;

describe('the finished pictures', () => {
  it('lie there in every width, each drawn from its present description', () => {
    const unlike = requests.filter((request) => {
      const drawn = manifest.pictures[request.name];
      const described = { description: descriptionHash(request), ...describeRequest(request) };
      const small = filesOf(request.name, request.ratio).some(
        (file) => (statSync(join(folder, file), { throwIfNoEntry: false })?.size ?? 0) <= 500,
      );
      return small || !isDeepStrictEqual({ ...drawn, ...described }, drawn);
    });
    expect(unlike.map(({ name }) => name)).toEqual([]);
  });

  it('names each picture once', () => {
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  });

  it('holds nothing that no request names', () => {
    const wanted = new Set(requests.flatMap(({ name, ratio }) => filesOf(name, ratio)));
    const present = readdirSync(folder, { recursive: true }).map((path) =>
      String(path).replaceAll('\\', '/'),
    );
    expect(present.filter((path) => /\.(webp|jpg)$/.test(path) && !wanted.has(path))).toEqual([]);
  });

  it('stays within twenty-five megabytes together', () => {
    const bytes = requests
      .flatMap(({ name, ratio }) => filesOf(name, ratio))
      .reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(budget);
  });
});
