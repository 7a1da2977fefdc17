import { err, ok, type Result } from '@/lib/core/result';

/** A record of a CSV file, with the line of the file on which it begins. */
export interface CsvRecord {
  line: number;
  fields: string[];
}

/**
 * The records of a CSV text (RFC 4180: fields by commas, quoted where they hold commas, quotes or line ends; a mark of the byte order is left out, and so
 * are empty lines). An error is the line on which a quote opens that nothing closes, or closes before other text.
 */
export function readCsv(text: string): Result<CsvRecord[], number> {
  const records: CsvRecord[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
  pattern.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  let [line, begin, fields] = [1, 1, [] as string[]];
  while (pattern.lastIndex < text.length || fields.length > 0) {
    const match = pattern.exec(text);
    if (!match) return err(line);
    const [whole, quoted, plain = '', end] = match;
    fields.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.match(/\r\n|\r|\n/g)?.length ?? 0;
    if (end === ',') continue;
    if (fields.some((field) => field !== '')) records.push({ line: begin, fields });
    [begin, fields] = [line, []];
  }
  return ok(records);
}
