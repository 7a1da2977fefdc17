'use client';

import type { HostedFields, HostedFieldsEvent } from 'braintree-web/hosted-fields';
import {
  cardFaults,
  cardFields,
  fieldFault,
  type CardFaults,
  type CardField,
} from '@/lib/checkout/payment/card-faults';
import type { CardNonce } from '@/lib/checkout/payment/payment-frame';

/** How Braintree's card fields stand, for the page around them. */
export interface HostedFieldsView {
  onFault: (field: CardField, fault: string | null) => void;
  onFocus: (field: CardField, focused: boolean) => void;
  /** The kind of the card as it is recognised ("Visa"), and how its code is called. */
  onKind: (kind: string | null) => void;
  /** Enter was pressed in a field. */
  onEnter: () => void;
}

export interface HostedCard {
  /** A nonce, or what is wrong with the card; never throws. */
  tokenize: () => Promise<{ card: CardNonce } | { faults: CardFaults }>;
  /** Says at the fields, by what they tell of themselves, what is missing or wrong; whether nothing is. The first of them takes the focus where it is wanted. */
  check: (takesFocus: boolean) => boolean;
  close: () => void;
}

const styles = {
  input: {
    'font-family': 'Commissioner, system-ui, sans-serif',
    'font-size': '16px',
    color: '#2B1130',
  },
  '::placeholder': { color: '#6F5D75' },
};

const options: Record<
  CardField,
  { iframeTitle: string; internalLabel: string; placeholder?: string }
> = {
  number: { iframeTitle: 'Card number', internalLabel: 'Card number' },
  expirationDate: {
    iframeTitle: 'Expires (MM/YY)',
    internalLabel: 'Expires (MM/YY)',
    placeholder: 'MM/YY',
  },
  cvv: { iframeTitle: 'Security code', internalLabel: 'Security code' },
};

/**
 * Opens Braintree's hosted fields for a real gateway's client token: each field is a frame of the gateway's, so a card's number never enters
 * this document. The gateway's script is loaded here and nowhere else. Throws when the gateway cannot be reached or refuses the token; `signal`
 * ends it before the fields are made, as a place takes them once only.
 */
export async function openHostedFields(
  clientToken: string,
  containers: Record<CardField, HTMLElement>,
  view: HostedFieldsView,
  signal: AbortSignal,
): Promise<HostedCard> {
  const [client, hostedFields] = await Promise.all([
    import('braintree-web/client'),
    import('braintree-web/hosted-fields'),
  ]);
  const connection = await client.create({ authorization: clientToken });
  signal.throwIfAborted();
  const fields = await hostedFields.create({
    client: connection,
    styles,
    fields: Object.fromEntries(
      cardFields.map((field) => [field, { ...options[field], container: containers[field] }]),
    ),
  });
  follow(fields, view);
  return {
    close: () => void fields.teardown().catch(() => undefined),
    check: (takesFocus) => {
      const { fields: states } = fields.getState();
      const wrong = cardFields.filter((field) => !states[field].isValid);
      const faults = wrong.map((field) => [field, fieldFault(field, states[field].isEmpty)]);
      tellAll(fields, view, Object.fromEntries(faults), takesFocus);
      return wrong.length === 0;
    },
    tokenize: async () => {
      try {
        const { nonce, details } = await fields.tokenize();
        // The next card, for what is still to pay, is typed into empty fields.
        for (const field of cardFields) void fields.clear(field);
        const { cardType, lastFour, bin } = details;
        return { card: { nonce, cardType, lastFour, ...(bin ? { bin } : {}) } };
      } catch (error) {
        const faults = cardFaults(error, emptyOf(fields));
        tellAll(fields, view, faults.fields, true);
        return { faults };
      }
    },
  };
}

function follow(fields: HostedFields, view: HostedFieldsView): void {
  const each = (event: HostedFieldsEvent) => {
    const field = cardFields.find((cardField) => cardField === event.emittedBy);
    return field ? { field, state: event.fields[field] } : null;
  };
  fields.on('focus', (event) => {
    const at = each(event);
    if (at) view.onFocus(at.field, true);
  });
  fields.on('blur', (event) => {
    const at = each(event);
    if (!at) return;
    view.onFocus(at.field, false);
    if (!at.state.isEmpty)
      tell(fields, view, at.field, at.state.isValid ? null : fieldFault(at.field, false));
  });
  fields.on('validityChange', (event) => {
    const at = each(event);
    if (at && (at.state.isValid || at.state.isPotentiallyValid)) tell(fields, view, at.field, null);
  });
  fields.on('cardTypeChange', ({ cards }) =>
    view.onKind(cards.length === 1 ? (cards[0]?.niceType ?? null) : null),
  );
  fields.on('inputSubmitRequest', () => view.onEnter());
}

/** Says a fault beside the field and, for who cannot see it, within it. */
function tell(
  fields: HostedFields,
  view: HostedFieldsView,
  field: CardField,
  fault: string | null,
): void {
  view.onFault(field, fault);
  void fields.setAttribute({ field, attribute: 'aria-invalid', value: fault !== null });
  fields.setMessage({ field, message: fault ?? '' });
}

/** Says what is wrong at each field, and gives the first of them the focus. */
function tellAll(
  fields: HostedFields,
  view: HostedFieldsView,
  faults: CardFaults['fields'],
  takesFocus: boolean,
): void {
  for (const field of cardFields) tell(fields, view, field, faults[field] ?? null);
  const first = cardFields.find((field) => faults[field]);
  if (first && takesFocus) void fields.focus(first);
}

function emptyOf(fields: HostedFields): CardField[] {
  const state = fields.getState();
  return cardFields.filter((field) => state.fields[field].isEmpty);
}
