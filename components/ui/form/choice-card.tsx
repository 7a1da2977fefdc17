interface ChoiceCardProps {
  /** One of several, or as many as are wanted. */
  type?: 'radio' | 'checkbox';
  name: string;
  value?: string;
  checked: boolean;
  onChange: () => void;
  title: string;
  detail?: string;
  disabled?: boolean;
}

/** A choice as a card; one that cannot be had stays visible, dashed, with its reason. */
export function ChoiceCard({
  type = 'radio',
  name,
  value,
  checked,
  onChange,
  title,
  detail,
  disabled = false,
}: ChoiceCardProps) {
  const edge = disabled
    ? 'border-dashed border-line-strong text-ink-2'
    : checked
      ? 'border-aubergine-700 bg-lilac-100 shadow-[inset_0_0_0_1px_var(--color-aubergine-700)]'
      : 'border-line-strong bg-card';
  return (
    <label
      className={`flex min-h-13 items-center gap-3 rounded-pane border px-4 py-2.5 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 ${edge}`}
    >
      <input
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        className="size-5 shrink-0 accent-aubergine-700"
      />
      <span className="min-w-0 leading-snug">
        <span className="block font-strong">{title}</span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </label>
  );
}
