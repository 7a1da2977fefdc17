import { chicagoDate, chicagoTime } from '@/lib/core/time/chicago-time';
import type { Database } from '@/services/database/database';
import { escapeHtml, page } from '@/platform/wire/html';

interface EventRow extends Record<string, unknown> {
  doc: Record<string, unknown>;
  searched: string | null;
  received_at: string | Date;
}

/** The page for people: how often what happened, what was clicked and bought, and the newest 50 events. */
export async function insightsPage(db: Database): Promise<string> {
  const counts = await db.query<{ type: string; name: string; count: number }>(
    `select doc ->> 'eventType' as type, doc ->> 'eventName' as name, count(*)::int as count from search_event group by 1, 2 order by 3 desc, 1, 2 limit 50`,
  );
  const objects = await db.query<{ object: string; clicks: number; conversions: number }>(
    `select object, count(*) filter (where type = 'click')::int as clicks, count(*) filter (where type = 'conversion')::int as conversions
     from (select jsonb_array_elements_text(doc -> 'objectIDs') as object, doc ->> 'eventType' as type from search_event
           where jsonb_typeof(doc -> 'objectIDs') = 'array') as told
     group by object order by 2 desc, 3 desc, 1 limit 20`,
  );
  const newest = await db.query<EventRow>(
    'select doc, searched, received_at from search_event order by id desc limit 50',
  );
  if (newest.length === 0)
    return page(
      'Search insights',
      '<p class="empty">No events yet. Click a result in the shop.</p>',
    );
  return page(
    'Search insights',
    [
      table(
        'What happened',
        ['Kind', 'Event', 'Times'],
        counts.map(({ type, name, count }) => [type, name, String(count)]),
      ),
      table(
        'What was clicked and bought',
        ['Object', 'Clicks', 'Conversions'],
        objects.map(({ object, clicks, conversions }) => [
          object,
          String(clicks),
          String(conversions),
        ]),
      ),
      table(
        'Newest events',
        ['When', 'Kind', 'Event', 'Index', 'Searched for', 'Objects', 'Position'],
        newest.map(shown),
      ),
    ].join('\n'),
  );
}

function shown({ doc, searched, received_at: at }: EventRow): string[] {
  const when = new Date(at);
  const list = (value: unknown) => (Array.isArray(value) ? value.map(String).join(', ') : '');
  return [
    `${chicagoDate(when)} ${chicagoTime(when)}`,
    String(doc.eventType),
    String(doc.eventName),
    String(doc.index),
    searched ?? '',
    list(doc.objectIDs ?? doc.filters),
    list(doc.positions),
  ];
}

function table(
  title: string,
  heads: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const cells = (row: readonly string[], tag: 'th' | 'td') =>
    row.map((cell) => `<${tag}>${escapeHtml(cell)}</${tag}>`).join('');
  return `<h2>${title}</h2><table><thead><tr>${cells(heads, 'th')}</tr></thead><tbody>${rows.map((row) => `<tr>${cells(row, 'td')}</tr>`).join('')}</tbody></table>`;
}
