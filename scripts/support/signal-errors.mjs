/** React's own signals, by the numbers of their messages: hydration gives way, suspense, a commit waits, an action waits, selective hydration. */
const signal = /=Error\(([\w$]+)\((519|460|474|542|461)\)\)/g;

/**
 * A chunk whose signal errors are made without a stack (decision 072). React throws and catches these itself, compares them by identity and
 * never shows them, but makes them at the start of every page; a browser that is being inspected reads half the framework again for the stack.
 */
export function withoutStacks(source) {
  let count = 0;
  const code = source.replace(signal, (_, text, number) => {
    count += 1;
    return `=Object.create(Error.prototype,{message:{value:${text}(${number})}})`;
  });
  return { code, count };
}
