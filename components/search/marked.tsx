import { matchParts } from '@/lib/search/quick/matching-words';

interface MarkedProps {
  text: string;
  query: string;
  /** `match` underlines what was typed; `predicted` sets what was not typed in bold. */
  kind: 'match' | 'predicted';
}

/** A text with what the search asks for made visible. Read aloud it is the plain text. */
export function Marked({ text, query, kind }: MarkedProps) {
  const emphasised = kind === 'match';
  return matchParts(text, query).map(({ text: part, match }, index) =>
    match === emphasised ? (
      <b key={index} className={emphasised ? 'marked' : 'font-strong'}>
        {part}
      </b>
    ) : (
      part
    ),
  );
}
