/**
 * Says that this browser sees drafts, and leads out of them. A plain link: nothing may fetch it ahead of the click. Out of an editor's frame as well: the page
 * as everyone sees it may be shown in none.
 */
export function PreviewBanner() {
  return (
    <aside
      aria-label="Preview"
      className="flex flex-wrap items-center justify-center gap-x-5 gap-y-1 bg-aubergine-700 px-4 py-2 text-sm text-white"
    >
      <meta name="robots" content="noindex, nofollow" />
      <span>Preview: you see drafts that nobody else sees.</span>
      <a href="/api/preview/leave" target="_top" className="tap min-h-6 font-strong underline">
        Leave the preview
      </a>
    </aside>
  );
}
