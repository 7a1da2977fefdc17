/** What an order is called (`orderName`), as it is written everywhere: with its sign, and on one line wherever a line is wide enough, for its hyphens are no places to break. */
export function OrderNumber({ number }: { number: string }) {
  return <span className="inline-block max-w-full wrap-anywhere">{`#${number}`}</span>;
}
