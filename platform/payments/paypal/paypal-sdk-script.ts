/**
 * PayPal's script as the stand-in serves it: `paypal.Buttons` over a window of the approval page, or over a dialog where windows are
 * blocked. It reads its parameters from its own address, as the vendor's does; styles are written through the CSSOM, so that a strict
 * policy of the shop's document needs to allow this script alone.
 */
export const payPalSdkScript = `
'use strict';
(() => {
  const script = document.currentScript;
  const source = new URL(script.src);
  const approvePage = new URL('../approve', source);
  const list = (name) => (source.searchParams.get(name) || '').split(',');
  const names = { paypal: 'PayPal', venmo: 'Venmo' };
  const labels = { paypal: '', checkout: ' Checkout', buynow: ' Buy Now', pay: '' };
  const isFundingEligible = (funding) => Object.hasOwn(names, funding) && !list('disable-funding').includes(funding)
    && (funding === 'paypal' || list('enable-funding').includes(funding));

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(\`
    :host { display: block; }
    .stack { display: grid; gap: 8px; }
    .stack.horizontal { grid-auto-flow: column; grid-auto-columns: 1fr; }
    button { font: 600 17px/1 system-ui, sans-serif; border: 0; cursor: pointer; width: 100%; min-height: 44px; }
    .paypal { background: #FFC439; color: #111B4D; }
    .venmo { background: #0068A8; color: #FFF; }
    .blue { background: #0B5CB8; color: #FFF; } .silver { background: #EEE; color: #111B4D; }
    .white { background: #FFF; color: #111B4D; border: 1px solid #555; } .black { background: #2C2E2F; color: #FFF; }
    button:focus-visible { outline: 3px solid #111B4D; outline-offset: 2px; }
    button[aria-disabled='true'] { opacity: .6; cursor: not-allowed; }
    dialog { border: 0; padding: 0; width: min(500px, 100vw); height: min(640px, 100vh); }
    dialog iframe { border: 0; width: 100%; height: calc(100% - 48px); }\`);

  const openPopup = () => {
    const left = Math.max(0, Math.round(screenX + (outerWidth - 500) / 2));
    const top = Math.max(0, Math.round(screenY + (outerHeight - 640) / 2));
    const popup = open('', '', 'popup,width=500,height=640,left=' + left + ',top=' + top);
    return popup && {
      show: (address) => { popup.location = address; }, isOpen: () => !popup.closed, close: () => popup.close(), focus: () => popup.focus(), from: () => popup,
    };
  };

  const openDialog = (root, name) => {
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', name);
    const frame = Object.assign(document.createElement('iframe'), { title: name });
    const away = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Close ' + name });
    away.addEventListener('click', () => dialog.close());
    dialog.append(away, frame);
    root.append(dialog);
    dialog.showModal();
    return {
      show: (address) => { frame.src = address; }, isOpen: () => dialog.open, close: () => { dialog.close(); dialog.remove(); },
      focus: () => frame.focus(), from: () => frame.contentWindow,
    };
  };

  const answerOf = (surface, orderID) => new Promise((resolve) => {
    const finish = (answer) => {
      clearInterval(watch);
      removeEventListener('message', listen);
      resolve(answer);
    };
    const listen = (event) => {
      const data = event.data || {};
      if (event.origin === approvePage.origin && event.source === surface.from() && data.type === 'paypal:answer' && data.token === orderID) finish(data);
    };
    addEventListener('message', listen);
    const watch = setInterval(() => { if (!surface.isOpen()) finish({ answer: 'cancel' }); }, 250);
  });

  const Buttons = (given) => {
    let options = given || {};
    let host = null;
    let enabled = true;
    let surface = null;
    const fundings = () => (options.fundingSource ? [options.fundingSource] : Object.keys(names)).filter(isFundingEligible);

    const fail = (error) => {
      if (!options.onError) throw error;
      options.onError(error);
    };

    const approved = (orderID, payerID, funding) => options.onApprove && options.onApprove(
      { orderID, payerID, paymentID: orderID, billingToken: null, facilitatorAccessToken: '', paymentSource: funding },
      { redirect: (address) => location.assign(address), restart: () => pay(funding) },
    );

    const createOrder = async (funding) => {
      if (!options.createOrder) throw new Error('Buttons need createOrder.');
      const orderID = await options.createOrder({ paymentSource: funding }, {});
      if (typeof orderID !== 'string' || orderID === '') throw new Error('Expected an order id to be passed');
      return orderID;
    };

    const ask = async (funding) => {
      const orderID = await createOrder(funding);
      if (!surface.isOpen()) return { orderID, answer: 'cancel' };
      const address = new URL(approvePage);
      address.search = new URLSearchParams({ token: orderID, fundingSource: funding, parent: location.origin }).toString();
      const answered = answerOf(surface, orderID);
      surface.show(address.href);
      return { ...await answered, orderID };
    };

    const pay = async (funding) => {
      if (surface) return surface.focus();
      try {
        let refused = false;
        const settle = { resolve: async () => {}, reject: async () => { refused = true; } };
        const clicked = options.onClick && options.onClick({ fundingSource: funding }, settle);
        if (clicked && clicked.then) await clicked;
        if (refused || !enabled) return;
        surface = openPopup() || openDialog(host.shadowRoot, names[funding]);
        let result;
        try { result = await ask(funding); } finally { surface.close(); surface = null; }
        if (result.answer === 'approve') await approved(result.orderID, result.payerID, funding);
        else if (result.answer === 'fail') throw new Error('The payment could not be completed by ' + names[funding] + '.');
        else if (options.onCancel) options.onCancel({ orderID: result.orderID }, { redirect: (address) => location.assign(address) });
      } catch (error) { fail(error); }
    };

    const button = (funding) => {
      const style = options.style || {};
      const element = Object.assign(document.createElement('button'), { type: 'button', className: [funding, style.color || ''].join(' ') });
      element.textContent = (style.label === 'pay' ? 'Pay with ' : '') + names[funding] + (labels[style.label] || '');
      element.dataset.fundingSource = funding;
      element.style.height = (style.height || 45) + 'px';
      element.style.borderRadius = style.borderRadius !== undefined ? style.borderRadius + 'px' : { pill: '999px', sharp: '0' }[style.shape] || '4px';
      element.addEventListener('click', () => { pay(funding); });
      return element;
    };

    const markEnabled = (value) => {
      enabled = value;
      if (host) for (const element of host.shadowRoot.querySelectorAll('.stack button')) element.setAttribute('aria-disabled', String(!value));
    };

    const draw = () => {
      const stack = Object.assign(document.createElement('div'), { className: 'stack ' + ((options.style || {}).layout || 'vertical') });
      stack.append(...fundings().map(button));
      host.shadowRoot.replaceChildren(stack);
    };

    return {
      isEligible: () => fundings().length > 0,
      hasReturned: () => false,
      resume: () => {},
      render: async (container) => {
        const place = typeof container === 'string' ? document.querySelector(container) : container;
        if (!place) throw new Error('Document is ready and element ' + container + ' does not exist');
        host = document.createElement('div');
        host.attachShadow({ mode: 'open' }).adoptedStyleSheets = [sheet];
        draw();
        place.replaceChildren(host);
        if (options.onInit) options.onInit({}, { enable: async () => markEnabled(true), disable: async () => markEnabled(false) });
      },
      updateProps: async (more) => {
        options = { ...options, ...more };
        if (host) draw();
      },
      close: async () => {
        if (surface) surface.close();
        if (host) host.remove();
      },
    };
  };

  window[script.dataset.namespace || 'paypal'] = {
    version: 'stand-in', Buttons, isFundingEligible, getFundingSources: () => Object.keys(names), FUNDING: { PAYPAL: 'paypal', VENMO: 'venmo' }, rememberFunding: () => {},
  };
})();
`;
