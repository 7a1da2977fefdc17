import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { expectAccessible } from './support/accessible';

test('every mail can be read by everyone, at the width of a phone and of a window, in the light and in the dark', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const folder = await mkdtemp(join(tmpdir(), 'mails-'));
  try {
    await promisify(execFile)(process.execPath, ['scripts/command.mjs', 'mails', folder]);
    const mails = (await readdir(folder)).filter((name) => name.endsWith('.html'));
    expect(mails.length).toBeGreaterThan(8);
    for (const name of mails) {
      await page.setContent(await readFile(join(folder, name), 'utf8'));
      for (const [width, colorScheme] of [
        [640, 'light'],
        [320, 'dark'],
      ] as const)
        await test.step(`${name}, ${width} px, ${colorScheme}`, async () => {
          await page.setViewportSize({ width, height: 800 });
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
          expect(
            await page.evaluate(() => document.documentElement.scrollWidth),
          ).toBeLessThanOrEqual(width);
        });
    }
  } finally {
    await rm(folder, { recursive: true });
  }
});
