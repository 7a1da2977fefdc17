'use client';

import { useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface QuantityStepperProps {
  /** What is counted, for those who cannot see it. */
  label: string;
  value: number;
  min: number;
  max: number;
  onChange: (quantity: number) => void;
  disabled?: boolean;
  size?: 'normal' | 'small';
}

/** A quantity with minus and plus, and direct entry; what is typed counts on Enter or when the field is left; what is no whole number leaves the quantity as it was. */
export function QuantityStepper({ label, value, min, max, onChange, disabled = false, size = 'normal' }: QuantityStepperProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const side = size === 'small' ? 'size-11 lg:size-9' : 'size-11';
  const choose = (quantity: number) => {
    const next = Math.min(Math.max(quantity, min), Math.max(min, max));
    setTyped(null);
    if (next !== value) onChange(next);
  };
  const commit = () => choose(/^\d+$/.test(typed?.trim() ?? '') ? Number(typed) : value);
  const button = `${side} grid place-items-center text-ink disabled:text-ink-3 disabled:cursor-not-allowed enabled:hover:bg-mist rounded-pane`;
  return (
    <div role="group" aria-label={label} className="nums inline-flex items-center rounded-pane border border-line-strong bg-card">
      <button type="button" aria-label={`One ${label} fewer`} disabled={disabled || value <= min} onClick={() => choose(value - 1)} className={button}>
        <Icon name="minus" size={16} />
      </button>
      <input
        aria-label={`Quantity of ${label}`}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={typed ?? String(value)}
        onChange={(event) => setTyped(event.target.value.slice(0, 8))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        className="h-9 w-11 bg-transparent text-center font-strong"
      />
      <button type="button" aria-label={`One ${label} more`} disabled={disabled || value >= max} onClick={() => choose(value + 1)} className={button}>
        <Icon name="plus" size={16} />
      </button>
    </div>
  );
}
