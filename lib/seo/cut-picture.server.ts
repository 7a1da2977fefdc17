import 'server-only';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { processWide } from '@/lib/core/process/process-wide';
import { singleFlight } from '@/lib/core/process/keyed-work';
import { shareSize, shareSource } from './share-picture';

const pictures = join(process.cwd(), 'public', 'pictures');
/** The ground of a picture that is too narrow to be cut: the shop's mist. */
const ground = '#EFE8F6';
const narrowest = 1.3;
// Some 80 KB each.
const mostKept = 300;

// One thread, and nothing kept beside what is: pictures are cut one at a time beside a shop that has pages to make.
sharp.cache(false);
sharp.concurrency(1);

const cuts = processWide('shared-pictures', () => ({
  kept: new LRUCache<string, Buffer>({ max: mostKept }),
  last: Promise.resolve() as Promise<unknown>,
  once: singleFlight<Buffer | null>(0),
}));

/** One of our pictures as JPEG of 1200 × 630, cut once however many ask, one picture at a time, and the last ones kept; `null` when there is none. */
export async function cutPicture(parts: readonly string[]): Promise<Buffer | null> {
  const source = shareSource(parts);
  return source === null
    ? null
    : (cuts.kept.get(source) ?? cuts.once(source, () => makeAndKeep(source)));
}

async function makeAndKeep(source: string): Promise<Buffer | null> {
  const bytes = await readFile(join(pictures, source)).catch(() => null);
  if (!bytes) return null;
  const cutting = cuts.last.then(() => cut(bytes));
  cuts.last = cutting.catch(() => undefined);
  const finished = await cutting;
  cuts.kept.set(source, finished);
  return finished;
}

/** A wide picture fills the frame; a square or tall one stands whole on the shop's ground. */
async function cut(bytes: Buffer): Promise<Buffer> {
  const { width = 1, height = 1 } = await sharp(bytes).metadata();
  const fit = width / height >= narrowest ? 'cover' : 'contain';
  return sharp(bytes)
    .resize(shareSize.width, shareSize.height, { fit, background: ground })
    .flatten({ background: ground })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}
