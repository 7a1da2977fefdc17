'use client';

import { useEffect, useRef, useState } from 'react';
import { frameMessage, tokenizeRequest, type CardNonce } from '@/lib/checkout/payment-frame';
import { checkoutTexts } from '@/lib/checkout/texts';

interface FrameState {
  ready: boolean;
  height: number;
  tokenizing: boolean;
  /** What to tell the shopper about the card. */
  error: string | null;
}

/** Talks to the payment frame: asks it for a nonce and follows its height. Only messages of the frame's own origin count. */
export function usePaymentFrame(frameUrl: string, onCard: (card: CardNonce) => void) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({
    ready: false,
    height: 220,
    tokenizing: false,
    error: null,
  });
  const deliver = useRef(onCard);
  useEffect(() => {
    deliver.current = onCard;
  }, [onCard]);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message =
        event.source === frame.current?.contentWindow ? frameMessage(event, frameUrl) : null;
      if (!message) return;
      if (message.type === 'ready') setState((now) => ({ ...now, ready: true }));
      if (message.type === 'height') setState((now) => ({ ...now, height: message.height }));
      if (message.type === 'invalid')
        setState((now) => ({ ...now, tokenizing: false, error: checkoutTexts.checkCard }));
      if (message.type === 'error')
        setState((now) => ({ ...now, tokenizing: false, error: checkoutTexts.cardUnread }));
      if (message.type === 'nonce') {
        setState((now) => ({ ...now, tokenizing: false, error: null }));
        deliver.current({
          nonce: message.nonce,
          cardType: message.cardType,
          lastFour: message.lastFour,
        });
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [frameUrl]);
  const tokenize = () => {
    setState((now) => ({ ...now, tokenizing: true, error: null }));
    frame.current?.contentWindow?.postMessage(tokenizeRequest, new URL(frameUrl).origin);
  };
  return { frame, state, tokenize };
}
