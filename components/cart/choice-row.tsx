interface ChoiceRowProps {
  name: string;
  checked: boolean;
  title: string;
  detail?: string;
  onChoose: () => void;
}

/** One choice of several in a dialog, with a line of detail. */
export function ChoiceRow({ name, checked, title, detail, onChoose }: ChoiceRowProps) {
  return (
    <label
      className={`flex min-h-12 items-center gap-3 rounded-pane border px-4 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-aubergine-700 ${checked ? 'border-aubergine-700 bg-lilac-100' : 'border-line-strong'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        onChange={onChoose}
        className="size-5 shrink-0 accent-aubergine-700"
      />
      <span className="min-w-0 leading-snug">
        <span className="block font-strong">{title}</span>
        {detail && <span className="block text-sm text-ink-2">{detail}</span>}
      </span>
    </label>
  );
}
