/**
 * The payment frame's script. It answers its parent only: the page was served for that one origin, and says so in its own address.
 * The rules are the gateway's once more (`cards.ts`), so that mistakes are named without a request; the gateway has the last word.
 */
export const frameScript = `
'use strict';
(() => {
  const parentOrigin = new URL(new URLSearchParams(location.search).get('parent')).origin;
  const token = new URLSearchParams(location.hash.slice(1)).get('token') || '';
  const say = (type, more) => parent.postMessage({ type: 'lilac-payments:' + type, ...more }, parentOrigin);
  const byId = (id) => document.getElementById(id);
  const fields = ['number', 'expirationDate', 'cvv'];
  const digits = (text) => text.replace(/\\D/g, '');
  const kinds = [
    ['Visa', /^4/, [13, 16, 19], 3], ['MasterCard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16], 3],
    ['American Express', /^3[47]/, [15], 4], ['Discover', /^(6011|65|64[4-9])/, [16, 19], 3],
    ['JCB', /^35/, [16], 3], ['Diners Club', /^3(0[0-5]|[689])/, [14], 3],
  ];
  const kindOf = (number) => kinds.find((kind) => kind[1].test(number));

  const luhn = (number) => [...number].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0) % 10 === 0;

  const faultOf = {
    number: (text) => {
      const number = digits(text);
      if (!number) return 'Enter the card number.';
      const kind = kindOf(number);
      if (!kind) return 'We do not know this kind of card. Please check the number.';
      return kind[2].includes(number.length) && luhn(number) ? '' : 'This card number is not complete or has a mistake.';
    },
    expirationDate: (text) => {
      const date = digits(text);
      if (!date) return 'Enter the expiration date.';
      const month = Number(date.slice(0, 2));
      if (date.length !== 4 || month < 1 || month > 12) return 'Enter month and year, like 08/29.';
      const end = Date.UTC(2000 + Number(date.slice(2)), month);
      return end > Date.now() ? '' : 'This card has expired.';
    },
    cvv: (text) => {
      const length = (kindOf(digits(byId('number').value)) || [])[3] || 3;
      if (!text) return 'Enter the security code.';
      return digits(text).length === length ? '' : 'The security code has ' + length + ' digits.';
    },
  };

  const show = (field, fault) => {
    byId(field).setAttribute('aria-invalid', fault ? 'true' : 'false');
    const place = byId(field + '-fault');
    if (place.textContent !== fault) place.textContent = fault;
  };

  const format = {
    number: (number) => kindOf(number)?.[0] === 'American Express'
      ? [number.slice(0, 4), number.slice(4, 10), number.slice(10, 15)].filter(Boolean).join(' ')
      : (number.slice(0, 19).match(/.{1,4}/g) || []).join(' '),
    expirationDate: (date) => {
      const padded = /^[2-9]/.test(date) ? '0' + date : date;
      return padded.length > 2 ? padded.slice(0, 2) + '/' + padded.slice(2, 4) : padded;
    },
    cvv: (code) => code.slice(0, 4),
  };

  const reformat = (input, event) => {
    let text = input.value;
    // Browsers fill in 08/2029: the century goes.
    if (input.id === 'expirationDate') text = text.replace(/^(\\d{1,2})\\s*\\/\\s*20(\\d{2})$/, (_, month, year) => month.padStart(2, '0') + year);
    const before = digits(text.slice(0, input.selectionStart ?? text.length)).length;
    const atEnd = input.selectionStart === input.value.length;
    const value = format[input.id](digits(text));
    if (value === input.value || (event.inputType || '').startsWith('delete') && digits(value) === digits(input.value) && atEnd) return;
    input.value = value;
    if (atEnd) return;
    let caret = 0;
    for (let seen = 0; caret < value.length && seen < before; caret += 1) if (/\\d/.test(value[caret])) seen += 1;
    input.setSelectionRange(caret, caret);
  };

  for (const field of fields) {
    const input = byId(field);
    input.addEventListener('input', (event) => {
      reformat(input, event);
      show(field, '');
      if (field === 'number') byId('kind').textContent = (kindOf(digits(input.value)) || [''])[0];
    });
    input.addEventListener('blur', () => { if (input.value) show(field, faultOf[field](input.value)); });
  }
  byId('card').addEventListener('submit', (event) => event.preventDefault());

  const name = (faults, takesFocus) => {
    for (const field of fields) show(field, faults[field] || '');
    const wrong = fields.filter((field) => faults[field]);
    if (takesFocus && wrong.length > 0) byId(wrong[0]).focus();
    return { fields: wrong };
  };
  const refuse = (faults) => say('invalid', name(faults, true));
  const faultsNow = () => Object.fromEntries(fields.map((field) => [field, faultOf[field](byId(field).value)]));

  const fingerprint = () => JSON.parse(atob(token)).authorizationFingerprint;

  const ask = async () => {
    const date = digits(byId('expirationDate').value);
    const creditCard = { number: digits(byId('number').value), expirationMonth: date.slice(0, 2), expirationYear: date.slice(2), cvv: digits(byId('cvv').value) };
    const response = await fetch('client_api/v1/payment_methods/credit_cards', {
      method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ authorizationFingerprint: fingerprint(), creditCard }),
    });
    const answer = await response.json();
    if (response.status === 422) {
      const faults = answer.fieldErrors[0].fieldErrors.map((fault) => [fault.field, fault.message + '.']);
      return refuse(Object.fromEntries(faults));
    }
    if (!response.ok) return say('error');
    const [card] = answer.creditCards;
    say('nonce', { nonce: card.nonce, cardType: card.details.cardType, lastFour: card.details.lastFour });
  };

  let busy = false;
  const tokenize = async () => {
    if (busy) return;
    const faults = faultsNow();
    if (fields.some((field) => faults[field])) return refuse(faults);
    busy = true;
    byId('card').setAttribute('aria-busy', 'true');
    try {
      await ask();
    } catch {
      say('error');
    } finally {
      busy = false;
      byId('card').removeAttribute('aria-busy');
    }
  };

  addEventListener('message', (event) => {
    if (event.origin !== parentOrigin || event.source !== parent || !event.data) return;
    if (event.data.type === 'lilac-payments:tokenize') tokenize();
    if (event.data.type === 'lilac-payments:check') say('checked', name(faultsNow(), event.data.takesFocus));
  });
  new ResizeObserver(() => say('height', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) })).observe(document.body);
  say('ready');
})();
`;
