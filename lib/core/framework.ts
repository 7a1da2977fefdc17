import { z } from 'zod';

/*
 * What the shop knows of the framework's own output and does not find in its documentation, in one place.
 * `__tests__/http/framework.test.ts` holds all of it against the framework that runs, `npm run prove:dev` what a development build has of its own.
 */

/** Says of a kept page where it came from: `HIT`, `STALE` or `MISS`; what is not kept goes without. */
export const cacheHeader = 'x-nextjs-cache';

/** Where a page that the framework hands to its cache names its tags, with commas between them. */
export const tagsHeader = 'x-next-cache-tags';

/** Headers of answers that tell about the framework's cache. */
export const isFrameworkHeader = (name: string) => name.startsWith('x-nextjs-');

/** A request of the browser's router, which wants a page's data and no document. */
export const routerHeader = 'rsc';

/** The key that the browser's router adds to the query of what it asks for. */
export const routerKey = '_rsc';

/** Headers by which the framework's parts talk to each other: nobody outside may set them. */
export const isInnerHeader = (name: string) =>
  /^(x-middleware-.*|x-invoke-.*|x-matched-path|x-now-route-matches|next-resume|x-nextjs-.*)$/.test(
    name,
  );

/** The cookie of a browser that sees drafts. */
export const previewCookieName = '__prerender_bypass';

/** A browser that sees drafts. */
export const hasPreviewCookie = (cookies: string) => previewCookie(cookies) !== null;

/** What the cookie of such a browser says; `null` without one. */
export const previewCookie = (cookies: string) =>
  new RegExp(`(?:^|;\\s*)${previewCookieName}=([^;]*)`).exec(cookies)?.[1] ?? null;

/** What it must say in this build, by the build's own list (`prerender-manifest.json`). Throws an Error for a text of another form. */
export const readPreviewKey = (text: string) =>
  z.object({ preview: z.object({ previewModeId: z.string().min(16) }) }).parse(JSON.parse(text))
    .preview.previewModeId;

/** The address under which the framework serves the files of a build, which never change. */
export const buildFiles = '/_next/static/';

/** Where those of them lie, below that, whose names say what is in them: each is the same file in every release that has it (decision 144). */
export const sharedFiles = 'immutable/';

/** The folder of the scripts among them, below the build's own. */
export const buildScripts = 'static/immutable/chunks';

/** The address over which a development build tells a browser of changes. */
export const isHotReload = (url: string) => /^\/_next\/hmr(?:[/?]|$)/.test(url);

/** A style sheet as documents name it, with its address. */
export const sheetLink = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)"([^>]*)>/g;

/** What React writes once into a document with forms that act: it keeps what is sent before the page is hydrated. */
export const formReplay =
  'addEventListener("submit",function(a){if(!a.defaultPrevented){var b=a.target,d=a.submitter,c=b.action,e=d;if(d){var f=d.getAttribute("formAction");null!=f&&(c=f,e=null)}' +
  '"javascript:throw new Error(\'React form unexpectedly submitted.\')"===c&&(a.preventDefault(),a=new FormData(b,e),c=b.ownerDocument||b,(c.$$reactFormReplay=c.$$reactFormReplay||[]).push(b,d,a))}});';

/** Inline scripts that differ from page to page: calls with one argument, and that nothing but JSON. */
export const inlineCalls = [
  {
    call: /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[[\s\S]*\])\)$/,
    argument: z.tuple([z.number().int(), z.string().optional()]),
  },
  {
    call: /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{[\s\S]*\})\);$/,
    argument: z.strictObject({
      otherChunks: z.array(z.string().regex(/^static\/(?:immutable\/)?chunks\/[\w.~-]+$/)),
      runtimeModuleIds: z.array(z.union([z.number(), z.string()])),
    }),
  },
];

/** The one that a development build has more: the names of this rendering and of the state hot reload begins with. */
export const developmentCalls = [
  { call: /^self\.__next_r=("[\w-]+");var __nextHmrInitialVersion="\w+";$/, argument: z.string() },
];

const clientManifest = z.object({
  clientModules: z.record(z.string(), z.object({ chunks: z.array(z.string()) })),
  entryJSFiles: z.record(z.string(), z.array(z.string())).default({}),
});

/** Where a build names what a page's browser code is made of; `page` is its folder below `app`. */
export const clientManifestOf = (page: string) =>
  `server/app/${page}/page_client-reference-manifest.js`;

/** The files that a page starts with, and those its parts may ask for, below the build's folder. Throws an Error for a text of another form. */
export function readClientManifest(text: string): string[] {
  const { clientModules, entryJSFiles } = clientManifest.parse(
    JSON.parse(text.slice(text.indexOf('{', text.indexOf('] ='))).replace(/;\s*$/, '')),
  );
  return [
    ...Object.values(entryJSFiles).flat(),
    ...Object.values(clientModules).flatMap(({ chunks }) => chunks),
  ].map((file) => file.replace(/^\/_next\//, ''));
}

const buildManifest = z.object({
  rootMainFiles: z.array(z.string()),
  polyfillFiles: z.array(z.string()),
});

/** What every page of a build starts with, by the build's own list (`build-manifest.json`). Throws an Error for a text of another form. */
export const readBuildManifest = (text: string) => buildManifest.parse(JSON.parse(text));
