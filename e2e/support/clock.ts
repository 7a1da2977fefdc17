const shopUrl = process.env.SHOP_URL ?? 'http://localhost:3000';
const platformUrl = process.env.PLATFORM_URL ?? 'http://127.0.0.1:4000';

/** Sets the clock of both processes (`null`: the true time). Everybody sees it, so only journeys that run alone may. */
export async function setClocks(now: string | null): Promise<void> {
  for (const url of [shopUrl, platformUrl]) {
    const answer = await fetch(new URL('/__control/clock', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ now }),
    });
    if (!answer.ok) throw new Error(`${url} keeps its clock: ${answer.status}`);
  }
}
