import 'server-only';
import { z } from 'zod';
import { cached } from '@/lib/cache/cached';
import { orElseKept } from '@/lib/cache/or-else';
import { getJsonFile } from '@/lib/upstream/files/client';

const hex = z.string().regex(/^#[0-9A-Fa-f]{6}$/);
const themeSchema = z.object({
  theme: z.record(z.string(), hex),
  swatches: z.record(z.string(), hex),
});

/** The theme of `colors.json` (specification A7): brand roles, and the swatches of the Color facet, as hex colours by name. */
export type Theme = z.infer<typeof themeSchema>;

/** The theme, or `null` when the file is not available right now. */
export function getTheme(): Promise<Theme | null> {
  return orElseKept('files', 'colors', null, () =>
    cached('colors', 'theme', () =>
      getJsonFile('colors.json', (value) => themeSchema.parse(value)),
    ),
  );
}
