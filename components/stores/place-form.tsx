import { useId, useState, type SubmitEvent } from 'react';
import type { PlaceState } from '@/components/stores/use-place';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';

interface PlaceFormProps {
  place: PlaceState;
  /** The ZIP of the address. */
  asked: string;
  onZip: (zip: string) => void;
  onBrowser: () => void;
}

/** Where the visitor is: a ZIP, or the browser's own knowledge. */
export function PlaceForm({ place, asked, onZip, onBrowser }: PlaceFormProps) {
  const id = useId();
  const [typed, setZip] = useState<string | null>(null);
  const zip = typed ?? asked;
  const failed = place.kind === 'failed';
  const busy = place.kind === 'finding' ? 'Finding' : undefined;
  // What the field holds: it may have been filled in before the page was awake.
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setZip(null);
    onZip(digits(String(new FormData(event.currentTarget).get('zip'))));
  };
  return (
    <form noValidate method="get" action="/store-locator" onSubmit={submit} className="mt-4">
      <label htmlFor={id} className="text-sm font-strong">
        ZIP
      </label>
      <div className="mt-1.5 flex flex-wrap items-center gap-3">
        <input
          id={id}
          name="zip"
          inputMode="numeric"
          autoComplete="postal-code"
          value={zip}
          onChange={(event) => setZip(digits(event.target.value))}
          aria-invalid={failed || undefined}
          aria-describedby={failed ? `${id}-problem` : undefined}
          className={`nums h-12 w-32 rounded-pane bg-card px-4 ${failed ? 'border-2 border-terra-600' : 'border border-line-strong'}`}
        />
        <Button type="submit" busy={busy}>
          Find stores
        </Button>
        <Button kind="secondary" onClick={onBrowser} disabled={Boolean(busy)}>
          <Icon name="pin" size={18} />
          Use my location
        </Button>
      </div>
      {failed && (
        <p id={`${id}-problem`} role="alert" className="mt-2 text-sm text-terra-700">
          {place.text}
        </p>
      )}
    </form>
  );
}

const digits = (text: string) => text.replace(/\D/g, '').slice(0, 5);
