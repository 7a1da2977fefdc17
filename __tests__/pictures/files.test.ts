/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describeScene } from '@/seed/pictures/describe';
import { hashOf } from '@/seed/pictures/drawing/random';
import { filesOf } from '@/seed/pictures/frames';
import { housePictures } from '@/seed/pictures/house-pictures';
import type { Manifest } from '@/seed/pictures/render/manifest';
import { pictureRequests } from '@/seed/picture-requests';

const folder = join(process.cwd(), 'public/pictures');
const requests = [...pictureRequests(), ...housePictures];
const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as Manifest;
const budget = 20 * 1024 * 1024;

describe('the finished pictures', () => {
  it.each(requests.map((request) => [request.name, request] as const))('%s lies there in every width, drawn from its present description', (name, request) => {
    const { scene, ratio } = request;
    for (const file of filesOf(name, ratio)) expect(statSync(join(folder, file)).size).toBeGreaterThan(500);
    const description = hashOf(`${ratio} ${JSON.stringify(scene)}`).toString(16).padStart(8, '0');
    expect(manifest.pictures[name]).toMatchObject({ description, ...describeScene(scene) });
  });

  it('names each picture once', () => {
    expect(new Set(requests.map(({ name }) => name)).size).toBe(requests.length);
  });

  it('holds nothing that no request names', () => {
    const wanted = new Set(requests.flatMap(({ name, ratio }) => filesOf(name, ratio)));
    const present = readdirSync(folder, { recursive: true }).map((path) => String(path).replaceAll('\\', '/'));
    expect(present.filter((path) => /\.(webp|jpg)$/.test(path) && !wanted.has(path))).toEqual([]);
  });

  it('stays within twenty megabytes together', () => {
    const bytes = requests.flatMap(({ name, ratio }) => filesOf(name, ratio)).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
    expect(bytes).toBeLessThan(budget);
  });
});
