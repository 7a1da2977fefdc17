'use client';

import { useRef, type ReactNode } from 'react';
import type { PaymentSetup } from '@/lib/checkout/payment';
import { frameAddress, type CardNonce } from '@/lib/checkout/payment-frame';
import { HostedCardFields } from './hosted-card-fields';
import { useHostedFields } from './use-hosted-fields';
import { usePaymentFrame } from './use-payment-frame';

/** The card fields of a form and how they stand. */
interface CardFieldsState {
  fields: ReactNode;
  ready: boolean;
  tokenizing: boolean;
  /** What to tell the shopper about the card. */
  error: string | null;
  /** Asks the gateway for a nonce; it comes by `onCard`. */
  tokenize: () => void;
}

interface CardFieldsProps {
  setup: PaymentSetup;
  onCard: (card: CardNonce) => void;
  children: (state: CardFieldsState) => ReactNode;
}

/** The card fields the client token asks for: the embedded platform's frame, or Braintree's hosted fields (decision 001). */
export function CardFields({ setup: { frameUrl, clientToken }, ...form }: CardFieldsProps) {
  return frameUrl === null ? (
    <HostedFields clientToken={clientToken} {...form} />
  ) : (
    <PaymentFrame frameUrl={frameUrl} clientToken={clientToken} {...form} />
  );
}

type FormProps = Omit<CardFieldsProps, 'setup'> & { clientToken: string };

function PaymentFrame({
  frameUrl,
  clientToken,
  onCard,
  children,
}: FormProps & { frameUrl: string }) {
  const { frame, state, tokenize } = usePaymentFrame(frameUrl, onCard);
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
  return children({
    fields,
    ready: state.ready,
    tokenizing: state.tokenizing,
    error: state.error,
    tokenize,
  });
}

function HostedFields({ clientToken, onCard, children }: FormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { state, tokenize } = useHostedFields(clientToken, box, onCard);
  const fields = (
    <HostedCardFields box={box} faults={state.faults} focused={state.focused} kind={state.kind} />
  );
  return children({
    fields,
    ready: state.ready,
    tokenizing: state.tokenizing,
    error: state.error,
    tokenize,
  });
}
