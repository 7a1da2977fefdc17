import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon';

/** The line under a field. */
export function FieldNote({ id, hint, error }: { id: string; hint?: string; error?: ReactNode }) {
  if (error)
    return (
      <p
        id={id}
        role="alert"
        className="mt-1 flex items-start gap-1.5 text-xs font-strong text-terra-700"
      >
        <Icon name="warning" size={14} className="mt-px shrink-0" />
        <span className="min-w-0">{error}</span>
      </p>
    );
  return hint ? (
    <p id={id} className="mt-1 text-xs text-ink-2">
      {hint}
    </p>
  ) : null;
}
