/** The payment frame's style, after the shop's design tokens. */
export const frameStyle = `
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
