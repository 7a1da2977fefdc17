'use client';

import { useRef, type ReactNode, useId, useEffect, useState, type RefObject } from 'react';
import type { PaymentSetup } from '@/lib/checkout/payment/payment';
import {
  checkRequest,
  frameAddress,
  type CardNonce,
  frameMessage,
  tokenizeRequest,
} from '@/lib/checkout/payment/payment-frame';
import { useLatest } from '@/components/browser/use-latest';
import { useHostedFields } from './use-hosted-fields';
import { FieldNote } from '@/components/ui/form/field-note';
import { inputClass } from '@/components/ui/form/text-field';
import { cardFields, type CardField } from '@/lib/checkout/payment/card-faults';
import { checkoutTexts } from '@/lib/checkout/texts';

interface FrameState {
  ready: boolean;
  height: number;
  tokenizing: boolean;
  /** What to tell the shopper about the card. */
  error: string | null;
}

/** Talks to the payment frame: asks it for a nonce and follows its height. Only messages of the frame's own origin count. */
function usePaymentFrame(frameUrl: string, onCard: (card: CardNonce) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({
    ready: false,
    height: 220,
    tokenizing: false,
    error: null,
  });
  const deliver = useLatest(onCard);
  const checked = useRef<(isRight: boolean) => void>(null);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message =
        event.source === frame.current?.contentWindow ? frameMessage(event, frameUrl) : null;
      if (!message) return;
      if (message.type === 'ready') setState((now) => ({ ...now, ready: true }));
      if (message.type === 'height') setState((now) => ({ ...now, height: message.height }));
      if (message.type === 'invalid')
        setState((now) => ({ ...now, tokenizing: false, error: checkoutTexts.checkCard }));
      if (message.type === 'checked') {
        const isRight = message.fields.length === 0;
        setState((now) => ({ ...now, error: isRight ? null : checkoutTexts.checkCard }));
        checked.current?.(isRight);
      }
      if (message.type === 'error')
        setState((now) => ({ ...now, tokenizing: false, error: checkoutTexts.cardUnread }));
      if (message.type === 'nonce') {
        setState((now) => ({ ...now, tokenizing: false, error: null }));
        deliver.current?.({
          nonce: message.nonce,
          cardType: message.cardType,
          lastFour: message.lastFour,
        });
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frameUrl, deliver]);
  const tell = (message: object) =>
    frame.current?.contentWindow?.postMessage(message, new URL(frameUrl).origin);
  const tokenize = () => {
    setState((now) => ({ ...now, tokenizing: true, error: null }));
    tell(tokenizeRequest);
  };
  const check = (takesFocus: boolean) =>
    new Promise<boolean>((resolve) => {
      checked.current = resolve;
      tell(checkRequest(takesFocus));
    });
  return { frame, state, tokenize, check };
}

interface HostedCardFieldsProps {
  box: RefObject<HTMLDivElement | null>;
  faults: Partial<Record<CardField, string | null>>;
  focused: CardField | null;
  kind: string | null;
}

const labels: Record<CardField, string> = {
  number: 'Card number',
  expirationDate: 'Expires (MM/YY)',
  cvv: 'Security code',
};

/** The places of the gateway's card fields; each becomes a frame of its own, which names itself to screen readers. */
function HostedCardFields({ box, faults, focused, kind }: HostedCardFieldsProps) {
  const id = useId();
  return (
    <div ref={box} role="group" aria-label="Card details" className="grid grid-cols-2 gap-4">
      {cardFields.map((field) => (
        <div key={field} className={field === 'number' ? 'col-span-2' : ''}>
          <div className="mb-1 flex justify-between gap-3 text-sm">
            <label htmlFor={`${id}-${field}`} className="font-strong">
              {labels[field]}
            </label>
            {field === 'number' && (
              <span className="text-ink-2" role="status">
                {kind}
              </span>
            )}
          </div>
          <div
            id={`${id}-${field}`}
            data-field={field}
            className={`${inputClass(Boolean(faults[field]))} ${focused === field ? 'outline-2 outline-offset-2 outline-aubergine-700' : ''}`}
          />
          <FieldNote id={`${id}-${field}-more`} error={faults[field] ?? undefined} />
        </div>
      ))}
    </div>
  );
}

/** The card fields of a form and how they stand. */
interface CardFieldsState {
  fields: ReactNode;
  ready: boolean;
  tokenizing: boolean;
  /** What to tell the shopper about the card. */
  error: string | null;
  /** Asks the gateway for a nonce; it comes by `onCard`. */
  tokenize: () => void;
  /** Says at the fields what is wrong with the card, whose number no other can know; whether nothing is. With `takesFocus` the first that is wrong has the focus. */
  check: (takesFocus: boolean) => Promise<boolean>;
}

interface CardFieldsProps {
  setup: PaymentSetup;
  onCard: (card: CardNonce) => void;
  children: (state: CardFieldsState) => ReactNode;
}

/** The card fields the client token asks for: the embedded platform's frame, or Braintree's hosted fields (decision 001). Another token's are other fields. */
export function CardFields({ setup: { frameUrl, clientToken }, ...form }: CardFieldsProps) {
  return frameUrl === null ? (
    <HostedFields key={clientToken} clientToken={clientToken} {...form} />
  ) : (
    <PaymentFrame key={clientToken} frameUrl={frameUrl} clientToken={clientToken} {...form} />
  );
}

type FormProps = Omit<CardFieldsProps, 'setup'> & { clientToken: string };

function PaymentFrame({
  frameUrl,
  clientToken,
  onCard,
  children,
}: FormProps & { frameUrl: string }) {
  const { frame, state, ...asking } = usePaymentFrame(frameUrl, onCard);
  const fields = (
    <iframe
      ref={frame}
      title="Card number, expiration date and security code"
      src={frameAddress(frameUrl, window.location.origin, clientToken)}
      style={{ height: state.height }}
      className="-mx-1 w-[calc(100%+0.5rem)] max-w-none rounded-pane border-0"
      allow="payment"
    />
  );
  return children({ ...state, fields, ...asking });
}

function HostedFields({ clientToken, onCard, children }: FormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { state, ...asking } = useHostedFields(clientToken, box, onCard);
  const fields = (
    <HostedCardFields box={box} faults={state.faults} focused={state.focused} kind={state.kind} />
  );
  return children({ ...state, fields, ...asking });
}
