const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text made safe for HTML, in element content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A small page in the shop's colours for people trying the embedded platform. `body` is HTML already. */
export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
:root { color-scheme: light; }
body { margin: 0; padding: 32px clamp(16px, 4vw, 48px); background: #F8F6F9; color: #2B1130; font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 1100px; margin: 0 auto; }
h1 { font: 560 32px/1.15 Georgia, serif; letter-spacing: -.012em; margin: 0 0 24px; }
a { color: #4B1D52; }
table { width: 100%; border-collapse: collapse; background: #fff; border: 1px solid #DFD6E4; border-radius: 10px; }
th, td { padding: 10px 14px; text-align: left; border-bottom: 1px solid #DFD6E4; font-size: 15px; overflow-wrap: anywhere; }
th { font-size: 13px; color: #5B4861; }
tr:last-child td { border-bottom: 0; }
.amount { text-align: right; font-variant-numeric: tabular-nums; }
.empty { color: #5B4861; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; }
dt { color: #5B4861; }
dd { margin: 0; }
iframe { width: 100%; height: 70vh; background: #fff; border: 1px solid #DFD6E4; border-radius: 10px; }
pre { white-space: pre-wrap; background: #fff; border: 1px solid #DFD6E4; border-radius: 10px; padding: 16px; }
:focus-visible { outline: 2px solid #4B1D52; outline-offset: 2px; }
</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`;
}
