import type { Document } from '@contentful/rich-text-types';
import { textParts, type TextParts } from '@/lib/content/text-parts';
import { Icon } from '@/components/ui/icon';
import { RichText } from './rich-text';

/** A part of a text under its heading. */
export function TextPart({
  id,
  heading,
  body,
  className,
}: TextParts['parts'][number] & { className: string }) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-h3">
        {heading}
      </h2>
      <div className="mt-2">
        <RichText body={body} />
      </div>
    </section>
  );
}

/** A text of questions, each opening on its answer; an address with a question's name (`#…`) opens that one. Parts after the last question stand open. */
export function Questions({ body }: { body: Document }) {
  const { lead, parts } = textParts(body);
  const questionCount = parts.findLastIndex(({ heading }) => heading.endsWith('?')) + 1;
  const questions = parts.slice(0, questionCount || parts.length);
  return (
    <>
      {lead && <RichText body={lead} />}
      <div className="border-t border-line">
        {questions.map(({ id, heading, body: answer }) => (
          <details key={id} className="group border-b border-line">
            <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-4 [&::-webkit-details-marker]:hidden">
              <h2 className="text-name">{heading}</h2>
              <span className="shrink-0 transition-transform group-open:rotate-180">
                <Icon name="chevronDown" size={18} />
              </span>
            </summary>
            <div id={id} className="pb-5">
              <RichText body={answer} />
            </div>
          </details>
        ))}
      </div>
      {parts.slice(questions.length).map((part) => (
        <TextPart key={part.id} {...part} className="mt-10" />
      ))}
    </>
  );
}

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
          {parts.map((part) => (
            <TextPart
              key={part.id}
              {...part}
              className="rounded-panel bg-glass px-6 py-5 sm:last:odd:col-span-2"
            />
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
