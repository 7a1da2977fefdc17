/** @jest-environment node */
import { isZip } from '@/lib/core/zip';
import { zipSchema } from '@/lib/core/zip-schema';

it.each([
  ['55408', true],
  ['00501', true],
  ['', false],
  ['5540', false],
  ['554081', false],
  ['55408-1234', false],
  [' 55408', false],
  ['5540a', false],
  ['٥٥٤٠٨', false],
  ['55408\n', false],
])('takes %j for a ZIP: %s', (text, taken) => {
  expect(isZip(text)).toBe(taken);
  expect(zipSchema.safeParse(text).success).toBe(taken);
});
