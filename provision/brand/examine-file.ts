import { createHash } from 'node:crypto';
import { missing, risky, works, type Check } from '../doctor/check';
import type { BrandFile } from './brand-file';
import { demoMarksIn, demoPictures } from './demo-marks';

const use =
  'Write your own into a file like lib/config/brand-values.json, and run `npm run brand -- use FILE`.';
const demoPrefix = 'LL';

/** Values of the brand file that are the demo shop's. Pure. */
export function brandValueChecks(brand: BrandFile): Check[] {
  const found = Object.entries(brand).flatMap(([name, value]) => {
    const marks = demoMarksIn(JSON.stringify(value));
    return marks.length > 0 ? [missing(`${name} carries ${marks.join(' and ')}.`, use)] : [];
  });
  return [
    ...found,
    ...(brand.mark === null ? [missing('mark is the lilac sprig of the demo shop.', use)] : []),
    ...(brand.orderPrefix === demoPrefix
      ? [
          risky(
            `Order numbers begin with ${demoPrefix}, as the demo shop’s do.`,
            `${use} After the first order it stays as it is.`,
          ),
        ]
      : []),
    ...(found.length === 0 ? [works(`The name is ${brand.name}.`)] : []),
  ];
}

/** Bytes of a file below `public/`; `null` where there is none. */
export type PublicFile = (path: string) => Promise<Uint8Array | null>;

/** Pictures of the name that are the demo shop's, or not there. */
export async function brandPictureChecks(
  { mark, defaultMetaImage }: Pick<BrandFile, 'mark' | 'defaultMetaImage'>,
  publicFile: PublicFile,
): Promise<Check[]> {
  const own = [defaultMetaImage, ...(mark === null ? [] : [mark])];
  const icons = Object.keys(demoPictures).filter((path) => !path.startsWith('/pictures/og/'));
  const demo = new Set(Object.values(demoPictures));
  const checks = await Promise.all(
    [...new Set([...own, ...icons])].map(async (path): Promise<Check | null> => {
      const bytes = await publicFile(path);
      const todo = `Put your own picture at public${path}, and build.`;
      if (bytes === null) return missing(`public${path} is not there.`, todo);
      const hash = createHash('sha256').update(bytes).digest('hex');
      return demo.has(hash) ? missing(`public${path} is the demo shop’s picture.`, todo) : null;
    }),
  );
  const faults = checks.filter((check) => check !== null);
  return faults.length > 0 ? faults : [works('Icons and shared pictures are your own.')];
}
