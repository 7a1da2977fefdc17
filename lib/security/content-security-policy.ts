import { createHash } from 'node:crypto';
import { reporting } from './security-headers';

/** Where a document may reach beyond this site; `policy-hosts.ts` says which page may reach where. */
export interface PolicyHosts {
  /** Origins for connections, frames and images of the payment fields. */
  payment: readonly string[];
  /** Scripts of the payment page that are not this site's own: PayPal's buttons. */
  paymentScripts?: readonly string[];
  /** Where the page of a card's bank may be shown in a frame. */
  bankFrames?: readonly string[];
  /** Where forms may be sent for who asks the banks. */
  bankForms?: readonly string[];
  /** Whether the payment scripts write style elements of their own, as PayPal's does. */
  paymentStyles?: boolean;
  /** Whether this is the document of Google's map, which this site alone may frame. */
  maps?: boolean;
  /** Who may show it in a frame, besides this site for its map: nobody unless given. */
  framedBy?: readonly string[];
  /** Whether it may show that document in a frame. */
  framesMap?: boolean;
  /** Whether Google's captcha may be shown. */
  captcha?: boolean;
  /** Whether a tag container may be loaded. */
  tags?: boolean;
  /** Origins of the content service's pictures. */
  images: readonly string[];
  /** Whether a script may only be made of what the page's own policy of Trusted Types lets pass. */
  trustedTypes?: boolean;
  /** Whether the public address is https. */
  secure: boolean;
  /** Whether the document is made by a development build. */
  development?: boolean;
}

const googleHosts = ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com'];

/**
 * What Google's documentation of the map asks for by hosts. The map writes style elements of its own, so hashes cannot name them, and draws with WebAssembly.
 * Its nonces would need a document that is made for one visitor.
 */
const google = {
  script: [
    ...googleHosts,
    'https://*.ggpht.com',
    'https://*.googleusercontent.com',
    'blob:',
    "'unsafe-eval'",
  ],
  style: ["'unsafe-inline'", 'https://fonts.googleapis.com'],
  img: [...googleHosts, 'https://*.googleusercontent.com'],
  connect: [...googleHosts, 'data:', 'blob:'],
  font: ['https://fonts.gstatic.com'],
  frame: ['https://*.google.com'],
};

/** What Google's documentation of reCAPTCHA asks for. */
const recaptcha = {
  script: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  frame: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
};

/** What Google's documentation of the tag manager with Analytics 4 asks for. */
const tagManager = {
  script: ['https://*.googletagmanager.com'],
  img: ['https://*.google-analytics.com', 'https://*.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://*.googletagmanager.com',
  ],
};

/** What a development build asks for: React rebuilds stacks of the server by `eval`, hot reload runs what has changed by it, and the framework's window of errors writes style elements. */
const developing = { script: ["'unsafe-eval'"], style: ["'unsafe-inline'"] };

const requireTrustedTypes = "require-trusted-types-for 'script'";

/** What stands in a document itself. */
export interface InlineTexts {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The strict policy of one finished document: the inline scripts and styles it is given, by their hashes, no other, no eval. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineTexts,
  {
    payment,
    paymentScripts = [],
    bankFrames = [],
    bankForms = [],
    paymentStyles = false,
    images,
    secure,
    maps = false,
    framedBy = [],
    framesMap = false,
    captcha = false,
    tags = false,
    trustedTypes = false,
    development = false,
  }: PolicyHosts,
): string {
  const frames = [
    ...(framesMap ? ["'self'"] : []),
    ...payment,
    ...bankFrames,
    ...(captcha ? recaptcha.frame : []),
    ...(maps ? google.frame : []),
  ];
  return [
    "default-src 'self'",
    directive(
      'script-src',
      "'self'",
      ...hashes(scripts),
      ...paymentScripts,
      ...(maps ? google.script : []),
      ...(captcha ? recaptcha.script : []),
      ...(tags ? tagManager.script : []),
      ...(development ? developing.script : []),
    ),
    // A browser that reads a hash no longer reads 'unsafe-inline'.
    directive(
      'style-src',
      "'self'",
      ...(maps
        ? google.style
        : paymentStyles
          ? ["'unsafe-inline'"]
          : development
            ? developing.style
            : hashes(styles)),
    ),
    // React writes style attributes; a style attribute runs nothing.
    "style-src-attr 'unsafe-inline'",
    directive(
      'img-src',
      "'self'",
      'data:',
      ...images,
      ...payment,
      ...(maps ? google.img : []),
      ...(tags ? tagManager.img : []),
    ),
    directive(
      'connect-src',
      "'self'",
      ...payment,
      ...(maps ? google.connect : []),
      ...(tags ? tagManager.connect : []),
    ),
    directive('font-src', "'self'", ...(maps ? google.font : [])),
    ...(maps ? ["worker-src 'self' blob:"] : []),
    directive('frame-src', ...(frames.length > 0 ? frames : ["'none'"])),
    "object-src 'none'",
    "base-uri 'none'",
    directive('form-action', "'self'", ...bankForms),
    directive(
      'frame-ancestors',
      ...(maps ? ["'self'"] : framedBy.length > 0 ? framedBy : ["'none'"]),
    ),
    ...(secure ? ['upgrade-insecure-requests'] : []),
    // Google's captcha makes policies of its own, whose names it does not document.
    ...(trustedTypes
      ? [
          requireTrustedTypes,
          captcha ? "trusted-types * 'allow-duplicates'" : 'trusted-types default',
        ]
      : []),
    ...reporting(secure),
  ].join('; ');
}

/** What is only reported where Trusted Types are not enforced. */
export function reportOnlyPolicy({ secure }: Pick<PolicyHosts, 'secure'>): string {
  return [requireTrustedTypes, ...reporting(secure)].join('; ');
}

function directive(name: string, ...sources: string[]): string {
  return [name, ...sources].join(' ');
}

function hashes(texts: readonly string[]): string[] {
  return [
    ...new Set(
      texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
    ),
  ];
}
