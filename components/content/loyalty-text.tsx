import type { Document } from '@contentful/rich-text-types';
import { textParts } from '@/lib/content/text-parts';
import { RichText } from './rich-text';

interface LoyaltyTextProps {
  /** The programme's rules, a part each; `null` when they are not available. */
  programme: Document | null;
  /** How one joins. */
  joining: Document | null;
  /** The way to the visitor's own perks. */
  action: React.ReactNode;
}

/** The loyalty programme: its rules side by side, then the way in. */
export function LoyaltyText({ programme, joining, action }: LoyaltyTextProps) {
  const { lead, parts } = textParts(programme);
  return (
    <>
      {lead && <RichText body={lead} />}
      <div className="mt-6">{action}</div>
      {parts.length > 0 && (
        <div className="mt-8 grid gap-5 sm:grid-cols-2">
          {parts.map(({ id, heading, body }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="rounded-panel bg-glass px-6 py-5 sm:last:odd:col-span-2"
            >
              <h2 id={id} className="text-h3">
                {heading}
              </h2>
              <div className="mt-2">
                <RichText body={body} />
              </div>
            </section>
          ))}
        </div>
      )}
      {joining && (
        <div className="mt-8">
          <RichText body={joining} />
        </div>
      )}
    </>
  );
}
