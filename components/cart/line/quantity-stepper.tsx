'use client';

import { useState, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { useFilledBefore } from '@/components/ui/form/use-filled-before';

interface QuantityStepperProps {
  /** What is counted, for those who cannot see it. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
  disabled?: boolean;
  size?: 'normal' | 'small';
  /** Whether it stands in a form that hears `stepOf`: then a press before the page is hydrated counts. */
  sends?: boolean;
}

const stepKey = 'step';

/** By how much a button of the stepper that sent a form changes the quantity; `null` when another sent it. */
export function stepOf(sent: FormData): number | null {
  const step = sent.get(stepKey);
  return step === null ? null : Number(step);
}

/** A quantity with minus and plus, and direct entry; what is typed counts on Enter or when the field is left; what is no whole number leaves the quantity as it was. */
export function QuantityStepper({
  label,
  value,
  min,
  max,
  onChange,
  disabled = false,
  size = 'normal',
  sends = false,
}: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const side = size === 'small' ? 'size-[44px] lg:size-[36px]' : 'size-[44px]';
  const choose = (quantity: number) => {
    const next = Math.min(Math.max(quantity, min), Math.max(min, max));
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const take = (text: string | null) =>
    choose(/^\d+$/.test(text?.trim() ?? '') ? Number(text) : value);
  const field = useFilledBefore<HTMLInputElement>(String(value), take);
  const change = (step: number) => {
    const isAtEnd = disabled || (step < 0 ? value <= min : value >= max);
    return {
      ...(sends
        ? ({ type: 'submit', name: stepKey, value: step } as const)
        : ({ type: 'button' } as const)),
      // It keeps the focus, which a disabled button would lose.
      'aria-disabled': isAtEnd,
      onClick: (event: MouseEvent) => {
        event.preventDefault();
        if (!isAtEnd) choose(value + step);
      },
      className: `${side} grid place-items-center text-ink aria-disabled:text-ink-3 aria-disabled:cursor-not-allowed not-aria-disabled:hover:bg-mist rounded-pane`,
    };
  };
  return (
    <div
      role="group"
      aria-label={label}
      className="nums inline-flex items-center rounded-pane border border-line-strong bg-card"
    >
      {/* What Enter in the field presses before the page is hydrated. */}
      {sends && <button type="submit" name={stepKey} value={0} hidden />}
      <button {...change(-1)} aria-label={`One ${label} fewer`}>
        <Icon name="minus" size={16} />
      </button>
      <input
        ref={field}
        aria-label={`Quantity of ${label}`}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.slice(0, 8))}
        onBlur={() => take(typed)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          take(typed);
        }}
        className="h-9 w-11 bg-transparent text-center font-strong"
      />
      <button {...change(1)} aria-label={`One ${label} more`}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
