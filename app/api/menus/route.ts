import { shellMenus } from '@/lib/content/shell-menus';
import { getShell } from '@/lib/content/shell.server';
import { ok } from '@/lib/core/result';
import { route } from '@/lib/http/route';

/** What the menus and drawers of every page hold. */
export const GET = route({ name: 'menus' }, async () => ok(shellMenus(await getShell())));
