/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '@/lib/security/content-security-policy';
import { securityHeaders } from '@/lib/security/security-headers';

const hosts = { payment: [], images: [], secure: false };
const inline = (...scripts: string[]) => ({ scripts, styles: [] as string[] });
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('names exactly the inline scripts it is given, each once', () => {
    expect(
      directive(contentSecurityPolicy(inline('one()', 'two()', 'one()'), hosts), 'script-src'),
    ).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
  });

  it('names the styles it is given, but where those of others may stand: a hash would shut them out', () => {
    const given = { scripts: [], styles: ['a{}'] };
    expect(directive(contentSecurityPolicy(given, hosts), 'style-src')).toBe(
      `style-src 'self' ${hash('a{}')}`,
    );
    for (const more of [{ maps: true }, { paymentStyles: true }])
      expect(directive(contentSecurityPolicy(given, { ...hosts, ...more }), 'style-src')).toMatch(
        /^style-src 'self' 'unsafe-inline'(?!.*sha256)/,
      );
  });

  it('may be framed by this site alone where it is Google’s map, and elsewhere by nobody', () => {
    const map = contentSecurityPolicy(inline(), { ...hosts, maps: true });
    expect(directive(map, 'frame-ancestors')).toBe("frame-ancestors 'self'");
    expect(securityHeaders('/store-locator/streets', true)['X-Frame-Options']).toBe('SAMEORIGIN');
    for (const path of ['/', '/store-locator', '/store-locator/edina', '/checkout'])
      expect(securityHeaders(path, true)['X-Frame-Options']).toBe('DENY');
    const shop = contentSecurityPolicy(inline(), { ...hosts, framesMap: true });
    expect(directive(shop, 'frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive(shop, 'frame-src')).toBe("frame-src 'self'");
  });

  it('allows no inline script or style as such and no eval', () => {
    const policy = contentSecurityPolicy(inline('x()'), {
      payment: ['https://pay.example'],
      images: [],
      secure: true,
    });
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
    expect(directive(policy, 'style-src')).toBe("style-src 'self'");
    expect(policy).toMatch(
      /object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'.*upgrade-insecure-requests/,
    );
  });

  it('says where to report: by address, and over https by a name the headers give one', () => {
    expect(contentSecurityPolicy(inline(), hosts)).toMatch(/; report-uri \/api\/reports\/policy$/);
    expect(contentSecurityPolicy(inline(), { ...hosts, secure: true })).toMatch(
      /; report-uri \/api\/reports\/policy; report-to policy$/,
    );
    expect(securityHeaders('/', true)['Reporting-Endpoints']).toBe('policy="/api/reports/policy"');
    expect(securityHeaders('/', false)).not.toHaveProperty('Reporting-Endpoints');
  });

  it('opens the tag container’s hosts only where one is configured', () => {
    const open = contentSecurityPolicy(inline(), { ...hosts, tags: true });
    expect(
      ['script-src', 'img-src', 'connect-src'].map((name) =>
        directive(open, name)?.includes('https://*.googletagmanager.com'),
      ),
    ).toEqual([true, true, true]);
    expect(open).not.toMatch(/script-src[^;]*unsafe/);
    expect(contentSecurityPolicy(inline(), hosts)).not.toContain('googletagmanager');
  });

  it('opens other hosts only where they are given', () => {
    expect(directive(contentSecurityPolicy(inline(), hosts), 'connect-src')).toBe(
      "connect-src 'self'",
    );
    expect(directive(contentSecurityPolicy(inline(), hosts), 'frame-src')).toBe("frame-src 'none'");
    const checkout = contentSecurityPolicy(inline(), {
      ...hosts,
      payment: ['https://pay.example'],
    });
    expect(directive(checkout, 'frame-src')).toBe('frame-src https://pay.example');
    expect(directive(checkout, 'connect-src')).toBe("connect-src 'self' https://pay.example");
  });
});
