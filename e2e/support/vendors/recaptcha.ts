import type { BrowserContext } from '@playwright/test';
import { answerHost } from './answer';

/** The first script, which loads the second from Google's other host, as the vendor's does. */
const apiScript = `
window.grecaptcha = { ready: (run) => { (window.___waiting ??= []).push(run); } };
const script = document.createElement('script');
const policy = window.trustedTypes?.createPolicy('goog#html', { createScriptURL: (url) => url });
const source = 'https://www.gstatic.com/recaptcha/releases/r1/recaptcha__en.js';
script.src = policy ? policy.createScriptURL(source) : source;
document.head.append(script);
`;

const releaseScript = `
Object.assign(window.grecaptcha, {
  ready: (run) => run(),
  render: (place, { sitekey, size }) => {
    const frame = document.createElement('iframe');
    frame.title = 'reCAPTCHA';
    frame.src = 'https://www.google.com/recaptcha/api2/anchor?k=' + sitekey + '&size=' + size;
    place.append(frame);
    return 0;
  },
});
for (const run of window.___waiting ?? []) run();
`;

const anchor = `<!doctype html><title>reCAPTCHA</title><style>body { font: 14px sans-serif; }</style>
<label><input type="checkbox">I'm not a robot</label>`;

/** Google's reCAPTCHA (version 2, explicit) under Google's own hosts. */
export async function answerRecaptcha(context: BrowserContext, unknown: string[]): Promise<void> {
  await answerHost(
    context,
    'www.google.com',
    ({ pathname }) =>
      pathname === '/recaptcha/api.js'
        ? { contentType: 'text/javascript', body: apiScript }
        : pathname === '/recaptcha/api2/anchor'
          ? { contentType: 'text/html', body: anchor }
          : null,
    unknown,
  );
  await answerHost(
    context,
    'www.gstatic.com',
    ({ pathname }) =>
      pathname.startsWith('/recaptcha/')
        ? { contentType: 'text/javascript', body: releaseScript }
        : null,
    unknown,
  );
}
