import { createHash } from 'node:crypto';
import { frameScript } from './frame-script';

/** The payment frame's style, after the shop's design tokens. */
const frameStyle = `
@font-face { font-family: "Commissioner Variable"; src: url("frame/commissioner.woff2") format("woff2"); font-weight: 100 900; font-display: swap; }
* { box-sizing: border-box; }
html { color-scheme: light; }
body { margin: 0; padding: 4px; background: transparent; color: #2B1130; font: 16px/1.5 "Commissioner Variable", system-ui, sans-serif; }
form { display: grid; gap: 16px; grid-template-columns: 1fr 1fr; }
.field { display: grid; gap: 6px; align-content: start; }
.whole { grid-column: 1 / -1; }
label { font-size: 14px; font-weight: 600; line-height: 1.45; }
.named { display: flex; justify-content: space-between; gap: 12px; }
input { width: 100%; height: 48px; padding: 0 14px; border: 1px solid #86738D; border-radius: 6px; background: #fff; color: inherit; font: inherit; font-variant-numeric: tabular-nums lining-nums; }
input::placeholder { color: #6F5D75; opacity: 1; }
input:focus-visible { outline: 2px solid #4B1D52; outline-offset: 2px; }
input[aria-invalid="true"] { border: 2px solid #A83D1A; padding: 0 13px; }
input:disabled { background: #EFE8F6; }
.kind { font-size: 13px; color: #5B4861; }
.hint { margin: 0; font-size: 13px; line-height: 1.4; color: #5B4861; }
.fault { margin: 0; font-size: 14px; line-height: 1.45; color: #8F3214; }
.fault:empty { display: none; }
.fault:not(:empty)::before { content: "!"; display: inline-grid; place-items: center; width: 18px; height: 18px; margin-right: 8px; border-radius: 50%; background: #A83D1A; color: #fff; font-size: 12px; font-weight: 700; }
@media (max-width: 300px) { form { grid-template-columns: 1fr; } }
`;

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
