import { createHash } from 'node:crypto';
import { frameScript } from './frame-script';
import { frameStyle } from './frame-style';

/** The card fields as a page of their own, to be shown within the checkout. */
export const framePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Card details</title>
<style>${frameStyle}</style>
</head>
<body>
<form id="card" aria-label="Card details" novalidate>
  <div class="field whole">
    <div class="named"><label for="number">Card number</label><span id="kind" class="kind" aria-live="polite"></span></div>
    <input id="number" name="number" type="text" inputmode="numeric" autocomplete="cc-number" maxlength="23" required aria-describedby="number-fault number-hint">
    <p id="number-fault" class="fault" role="alert"></p>
    <p id="number-hint" class="hint">A trial gateway: no money moves. Try 4111 1111 1111 1111.</p>
  </div>
  <div class="field">
    <label for="expirationDate">Expires (MM/YY)</label>
    <input id="expirationDate" name="expirationDate" type="text" inputmode="numeric" autocomplete="cc-exp" placeholder="MM/YY" maxlength="9" required aria-describedby="expirationDate-fault">
    <p id="expirationDate-fault" class="fault" role="alert"></p>
  </div>
  <div class="field">
    <label for="cvv">Security code</label>
    <input id="cvv" name="cvv" type="text" inputmode="numeric" autocomplete="cc-csc" maxlength="4" required aria-describedby="cvv-fault">
    <p id="cvv-fault" class="fault" role="alert"></p>
  </div>
</form>
<script>${frameScript}</script>
</body>
</html>`;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The frame's response headers: it may be framed by `parent` alone, runs its own script alone and talks to its own origin alone. */
export function frameHeaders(parent: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(frameScript)}`,
    `style-src ${hashOf(frameStyle)}`,
    "font-src 'self'",
    "connect-src 'self'",
    `frame-ancestors ${parent}`,
    "base-uri 'none'",
    "form-action 'none'",
  ];
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  };
}
