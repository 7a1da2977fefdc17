import type { CSSProperties, ReactNode } from 'react';

interface Part {
  children: ReactNode;
  style?: CSSProperties;
  className?: string;
}

/** A table that only lays out, as every mail program knows it; no table to a screen reader. */
export function Layout({ children, style, className }: Part) {
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      border={0}
      className={className}
      style={{ ...style, borderCollapse: 'separate' }}
    >
      <tbody>{children}</tbody>
    </table>
  );
}

/** A row of one cell. */
export function Cell({ children, style, className }: Part) {
  return (
    <tr>
      <td className={className} style={style}>
        {children}
      </td>
    </tr>
  );
}
