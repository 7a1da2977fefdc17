import ts from 'typescript';

/**
 * The titles in a file of tests, each whole: of `it`, `test` and `describe` as they are written, and of a table's rows, where they are written as plain
 * values, with these values in place.
 */
export function testTitles(path: string, text: string): ReadonlySet<string> {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) for (const title of titlesOf(node)) titles.add(title);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

function titlesOf({ expression, arguments: [title] }: ts.CallExpression): readonly string[] {
  if (title === undefined || !ts.isStringLiteralLike(title)) return [];
  if (!/^(it|test|describe)\b/.test(expression.getText())) return [];
  const table = ts.isCallExpression(expression) ? plain(expression.arguments[0]) : null;
  const rows = table !== null && ts.isArrayLiteralExpression(table) ? table.elements : [];
  return [title.text, ...rows.map((row) => titleOfRow(title.text, row))];
}

function titleOfRow(title: string, row: ts.Expression): string {
  const values = ts.isArrayLiteralExpression(row) ? row.elements : [row];
  let next = 0;
  return title.replaceAll(/%[a-z]/g, (placeholder) => {
    const value = values[next++];
    if (value === undefined || !isPlainValue(value)) return placeholder;
    if (!ts.isStringLiteralLike(value)) return value.getText();
    return placeholder === '%p' ? `"${value.text}"` : value.text;
  });
}

function isPlainValue(value: ts.Expression): boolean {
  return (
    ts.isStringLiteralLike(value) ||
    ts.isNumericLiteral(value) ||
    ['null', 'true', 'false'].includes(value.getText())
  );
}

function plain(table: ts.Expression | undefined): ts.Expression | null {
  if (table === undefined) return null;
  return ts.isAsExpression(table) ? plain(table.expression) : table;
}
