/**
 * The script for pages: `window.grecaptcha` with `ready`, `render`, `getResponse` and `reset`, as reCAPTCHA v2 offers them. The box is a
 * labelled checkbox; ticking it does the work and hands a token to `callback`. A token ends after two minutes (`expired-callback`).
 */
export const pageScript = `(() => {
  const base = new URL('.', document.currentScript.src);
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  const widgets = [];
  const bytes = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const hexOf = (data) => Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');

  async function solve({ parameters }) {
    const { nonce, salt, cost, keyPrefix, keyLength } = parameters;
    const [saltBytes, nonceBytes] = [bytes(salt), bytes(nonce)];
    const input = new Uint8Array(saltBytes.length + nonceBytes.length + 4);
    input.set(saltBytes);
    input.set(nonceBytes, saltBytes.length);
    const view = new DataView(input.buffer);
    for (let counter = 0; ; counter += 1) {
      view.setUint32(input.length - 4, counter, false);
      let key = input;
      for (let round = 0; round < cost; round += 1) key = new Uint8Array(await crypto.subtle.digest('SHA-256', key));
      const derivedKey = hexOf(key.subarray(0, keyLength));
      if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
    }
  }

  async function token(sitekey) {
    const response = await fetch(new URL('challenge?sitekey=' + encodeURIComponent(sitekey), base));
    if (!response.ok) throw new Error('challenge refused');
    const challenge = await response.json();
    return btoa(JSON.stringify({ challenge, solution: await solve(challenge) }));
  }

  function callbackOf(options, name) {
    const given = options[name];
    return typeof given === 'function' ? given : typeof given === 'string' && typeof window[given] === 'function' ? window[given] : () => undefined;
  }

  function render(container, options) {
    const place = typeof container === 'string' ? document.getElementById(container) : container;
    const label = document.createElement('label');
    const box = document.createElement('input');
    const text = document.createElement('span');
    const status = document.createElement('span');
    box.type = 'checkbox';
    box.style.cssText = 'width:24px;height:24px;flex:none;margin:0';
    label.style.cssText = 'display:inline-flex;align-items:center;gap:12px;min-height:64px;box-sizing:border-box;padding:12px 20px;border:1px solid #8a7c90;border-radius:8px;background:#fff;color:#2b1130;font:16px/1.4 system-ui,sans-serif';
    text.textContent = 'I am not a robot';
    status.setAttribute('role', 'status');
    label.append(box, text, status);
    place.replaceChildren(label);
    const widget = { response: '', box, status, timer: 0, turn: 0 };
    const id = widgets.push(widget) - 1;
    box.addEventListener('change', async () => {
      if (!box.checked) return reset(id);
      const turn = ++widget.turn;
      box.disabled = true;
      status.textContent = 'Checking…';
      try {
        const response = await token(options.sitekey);
        if (turn !== widget.turn) return;
        widget.response = response;
        status.textContent = '✓';
        widget.timer = setTimeout(() => { reset(id); callbackOf(options, 'expired-callback')(); }, 110000);
        callbackOf(options, 'callback')(response);
      } catch {
        if (turn !== widget.turn) return;
        reset(id);
        status.textContent = 'That did not work. Please try again.';
        callbackOf(options, 'error-callback')();
      }
    });
    return id;
  }

  function reset(id = 0) {
    const widget = widgets[id];
    if (!widget) return;
    clearTimeout(widget.timer);
    widget.turn += 1;
    widget.response = '';
    widget.box.checked = false;
    widget.box.disabled = false;
    widget.status.textContent = '';
  }

  window.grecaptcha = { ready: (run) => run(), render, reset, getResponse: (id = 0) => widgets[id]?.response ?? '' };
  if (onload && typeof window[onload] === 'function') window[onload]();
})();
`;
