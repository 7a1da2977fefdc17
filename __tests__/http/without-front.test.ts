/** @jest-environment node */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from '../support/free-port';
import { platformUrl } from './support/request';

/** Starts the framework's own server on the built shop: its output and exit code, or `serves` where it answered. */
async function nextStart(
  more: Record<string, string> = {},
): Promise<{ code: number | null; said: string; serves: boolean }> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    [join(process.cwd(), 'node_modules', '.bin', 'next'), 'start', '-p', String(port)],
    {
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        PORT: String(port),
        PLATFORM_PORT: new URL(platformUrl).port,
        SESSION_SECRET: 's'.repeat(32),
        NEXT_TELEMETRY_DISABLED: '1',
        ...more,
      },
    },
  );
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      said += text.toString();
    });
  const gone = once(child, 'close');
  let serves = false;
  while (child.exitCode === null && !serves) {
    serves = await fetch(`http://127.0.0.1:${port}/api/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!serves) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { exitCode: code } = child;
  child.kill('SIGTERM');
  await gone;
  return { code, said, serves };
}

describe('the framework’s own server on the built shop', () => {
  it('refuses to serve and says what to start', async () => {
    const { code, said, serves } = await nextStart();
    expect([code, serves]).toEqual([1, false]);
    expect(said).toMatch(/served by its front: start it with `npm start`/);
  });

  it('serves where the settings let it', async () => {
    expect((await nextStart({ WITHOUT_FRONT: '1' })).serves).toBe(true);
  });
});
