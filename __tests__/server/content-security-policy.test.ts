/** @jest-environment node */
import { createHash } from 'node:crypto';
import { contentSecurityPolicy } from '@/server/content-security-policy';

const hosts = { payment: [], images: [], secure: false };
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const directive = (policy: string, name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('contentSecurityPolicy', () => {
  it('names exactly the inline scripts of the document', () => {
    const html = '<script src="/a.js"></script><script>one()</script><script id="x">two()</script><script type="application/ld+json">{"a":1}</script>';
    expect(directive(contentSecurityPolicy(html, hosts), 'script-src')).toBe(`script-src 'self' ${hash('one()')} ${hash('two()')}`);
  });

  it('keeps a module and a script with an explicit type', () => {
    const policy = contentSecurityPolicy('<script type="module">m()</script><script type="text/javascript">t()</script>', hosts);
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('m()')} ${hash('t()')}`);
  });

  it('allows no inline script as such and no eval', () => {
    const policy = contentSecurityPolicy('<script>x()</script>', { payment: ['https://pay.example'], images: [], secure: true });
    expect(directive(policy, 'script-src')).not.toMatch(/unsafe/);
    expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'.*upgrade-insecure-requests/);
  });

  it('opens the tag container’s hosts only where one is configured', () => {
    const open = contentSecurityPolicy('', { ...hosts, tags: true });
    expect(['script-src', 'img-src', 'connect-src'].map((name) => directive(open, name)?.includes('https://*.googletagmanager.com'))).toEqual([true, true, true]);
    expect(open).not.toMatch(/script-src[^;]*unsafe/);
    expect(contentSecurityPolicy('', hosts)).not.toContain('googletagmanager');
  });

  it('opens other hosts only where they are given', () => {
    expect(directive(contentSecurityPolicy('', hosts), 'connect-src')).toBe("connect-src 'self'");
    expect(directive(contentSecurityPolicy('', hosts), 'frame-src')).toBe("frame-src 'none'");
    const checkout = contentSecurityPolicy('', { ...hosts, payment: ['https://pay.example'] });
    expect(directive(checkout, 'frame-src')).toBe('frame-src https://pay.example');
    expect(directive(checkout, 'connect-src')).toBe("connect-src 'self' https://pay.example");
  });
});
