/** @jest-environment node */
import { securityText } from '@/lib/security/security-text';

const env = { SITE_ORIGIN: 'https://shop.example', MAIL_FROM: 'orders@shop.example' };

describe('security.txt (RFC 9116)', () => {
  it.each(['2026-11-23T12:00:00Z', '2028-02-29T00:00:00Z', '2031-02-28T23:59:59Z'])(
    'tells where to report a vulnerability, and never from the past: %s',
    (day) => {
      const fields = Object.fromEntries(
        securityText(env, new Date(day))
          .trim()
          .split('\n')
          .map((line) => line.split(/: (.*)/s).slice(0, 2)),
      );
      expect(fields).toEqual({
        Contact: 'mailto:orders@shop.example',
        Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00Z$/),
        'Preferred-Languages': 'en',
        Canonical: 'https://shop.example/.well-known/security.txt',
      });
      const daysLeft = (Date.parse(fields.Expires) - Date.parse(day)) / 86_400_000;
      expect(daysLeft).toBeGreaterThan(170);
      expect(daysLeft).toBeLessThan(365);
    },
  );
});
