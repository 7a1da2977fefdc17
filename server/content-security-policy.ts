import { createHash } from 'node:crypto';

/** Where a document may reach beyond this site; empty for every page but the checkout. */
export interface PolicyHosts {
  /** Origins for connections, frames and images of the payment fields. */
  payment: readonly string[];
  /** Origins of the content service's pictures. */
  images: readonly string[];
  /** Whether the public address is https. */
  secure: boolean;
}

const inlineScript = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;
const dataBlock = /\stype="(?!module"|text\/javascript")/;

/** The strict policy of one finished document: its own inline scripts by their hashes, no other inline script, no eval. */
export function contentSecurityPolicy(html: string, { payment, images, secure }: PolicyHosts): string {
  const scripts = hashes([...html.matchAll(inlineScript)].filter(([, attributes = '']) => !dataBlock.test(attributes)).map(([, , text = '']) => text));
  const styles = hashes([...html.matchAll(inlineStyle)].map(([, text = '']) => text));
  return [
    "default-src 'self'",
    directive('script-src', "'self'", ...scripts),
    directive('style-src', "'self'", ...styles),
    // React writes style attributes; a style attribute runs nothing.
    "style-src-attr 'unsafe-inline'",
    directive('img-src', "'self'", 'data:', ...images, ...payment),
    directive('connect-src', "'self'", ...payment),
    "font-src 'self'",
    directive('frame-src', ...(payment.length > 0 ? payment : ["'none'"])),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function directive(name: string, ...sources: string[]): string {
  return [name, ...sources].join(' ');
}

function hashes(texts: string[]): string[] {
  return [...new Set(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}
