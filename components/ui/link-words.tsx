const bare = /^(learn|read|see) more$/i;

/** The words of a link; bare ones ("Learn More", specification B3) say to screen readers and crawlers what they are about. */
export function LinkWords({ text, about }: { text: string; about: string }) {
  return (
    <>
      {text}
      {bare.test(text) && <span className="sr-only"> about {about}</span>}
    </>
  );
}
