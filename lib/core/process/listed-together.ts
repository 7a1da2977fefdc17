/** Reads what is wanted by name with one list: names that come in one turn of the event loop go into the same. Answers what the list has for the name. */
export function listedTogether<Item>(
  list: (names: string[]) => Promise<Item[]>,
  nameOf: (item: Item) => string | undefined,
): (name: string) => Promise<Item[]> {
  let names: string[] = [];
  let listing: Promise<Item[]> | null = null;
  const listSoon = async () => {
    await new Promise(setImmediate);
    const wanted = names;
    names = [];
    listing = null;
    return list(wanted);
  };
  return async (name) => {
    names.push(name);
    listing ??= listSoon();
    return (await listing).filter((item) => nameOf(item) === name);
  };
}
