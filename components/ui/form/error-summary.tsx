import { useId } from 'react';
import { Icon } from '../icon';

interface ErrorSummaryProps {
  heading: string;
  /** What to correct, each with the element of its field. */
  errors: readonly { id: string; text: string }[];
}

/** Several errors of a form in one place, each a link to its field; one alone stands at its field. */
export function ErrorSummary({ heading, errors }: ErrorSummaryProps) {
  const id = useId();
  if (errors.length < 2) return null;
  return (
    <section
      aria-labelledby={id}
      className="flex gap-3 rounded-panel bg-terra-100 px-4 py-3 text-ui text-terra-700"
    >
      <Icon name="warning" className="mt-0.5 shrink-0" />
      <div>
        <h3 id={id} className="font-strong">
          {heading}
        </h3>
        <ul>
          {errors.map((error) => (
            <li key={error.id}>
              <a
                href={`#${error.id}`}
                className="tap underline"
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(error.id)?.focus();
                }}
              >
                {error.text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
