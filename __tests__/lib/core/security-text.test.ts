/** @jest-environment node */
import { setClock } from '@/lib/core/time/clock';
import { openFront } from '@/__tests__/server/open-front';

afterEach(() => setClock(null));

it('tells where to report a vulnerability, and never from the past', async () => {
  const front = await openFront((_request, response) => {
    response.statusCode = 404;
    response.end();
    return Promise.resolve();
  });
  try {
    for (const day of ['2026-11-23T12:00:00Z', '2031-02-28T23:59:59Z']) {
      setClock(new Date(day));
      const answer = await fetch(`http://127.0.0.1:${front.port}/.well-known/security.txt`);
      const fields = Object.fromEntries(
        (await answer.text())
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/s).slice(0, 2)),
      );
      expect([
        answer.status,
        answer.headers.get('content-type'),
        answer.headers.get('x-content-type-options'),
      ]).toEqual([200, 'text/plain; charset=utf-8', 'nosniff']);
      expect(fields).toMatchObject({
        Contact: 'mailto:orders@lilacandloam.example',
        Canonical: `http://localhost:${front.port}/.well-known/security.txt`,
      });
      const daysLeft = (Date.parse(fields.Expires) - Date.parse(day)) / 86_400_000;
      expect(daysLeft).toBeGreaterThan(170);
      expect(daysLeft).toBeLessThan(365);
    }
    expect((await fetch(`http://127.0.0.1:${front.port}/.well-known/other.txt`)).status).toBe(404);
  } finally {
    await front.close();
  }
});
