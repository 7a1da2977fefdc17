import { escapeHtml, page } from '../../wire/html';
import { draftState, type Draft } from '../draft';
import type { ContentField, Resource } from '../resources';
import { fieldInput } from './field-form';

const style = `<style>
form { display: grid; gap: 6px; }
label { margin-top: 14px; font-weight: 600; }
small { font-weight: 400; color: #5B4861; }
input, select, textarea { font: inherit; padding: 10px 12px; border: 1px solid #8A7C90; border-radius: 8px; background: #fff; color: inherit; width: 100%; box-sizing: border-box; }
textarea.code { font: 13px/1.5 ui-monospace, monospace; }
.actions { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 24px; }
button { font: inherit; font-weight: 600; min-height: 44px; padding: 8px 22px; border-radius: 999px; border: 1px solid #4B1D52; background: #fff; color: #4B1D52; cursor: pointer; }
button.first { background: #4B1D52; color: #fff; }
nav { display: flex; flex-wrap: wrap; gap: 8px 16px; margin-bottom: 20px; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
.note { padding: 12px 16px; border-radius: 10px; border: 1px solid #DFD6E4; background: #fff; }
.note.wrong { border-color: #9B1C31; color: #9B1C31; white-space: pre-line; }
</style>`;

/** The list of entries, of one content type where one is chosen. */
export function listPage(
  drafts: readonly Draft[],
  types: readonly Resource[],
  chosen: string | null,
): string {
  const links = [null, ...types.map(({ sys }) => sys.id)].map(
    (id) =>
      `<a href="?${id === null ? '' : `type=${encodeURIComponent(id)}`}"${id === chosen ? ' aria-current="page"' : ''}>${escapeHtml(id ?? 'Everything')}</a>`,
  );
  const rows = drafts.map(
    (draft) =>
      `<tr><td><a href="edit/${encodeURIComponent(draft.resource.sys.id)}">${escapeHtml(titleOf(draft))}</a></td><td>${escapeHtml(typeOf(draft))}</td><td>${draftState(draft)}</td><td>${escapeHtml(draft.resource.sys.updatedAt.slice(0, 16).replace('T', ' '))}</td></tr>`,
  );
  return page(
    'Content',
    `${style}<nav aria-label="Content types">${links.join('')}</nav>
<table><thead><tr><th>Entry</th><th>Type</th><th>State</th><th>Changed (UTC)</th></tr></thead><tbody>${rows.join('')}</tbody></table>`,
  );
}

interface FormPage {
  draft: Draft;
  fields: readonly ContentField[];
  /** Text of each field by its ID. */
  texts: Record<string, string>;
  note?: string;
  wrong?: string;
}

/** The form of one entry. `wrong` says what was refused; what was typed is still there. */
export function formPage({ draft, fields, texts, note, wrong }: FormPage): string {
  const state = draftState(draft);
  const said = wrong
    ? `<p class="note wrong" role="alert">${escapeHtml(wrong)}</p>`
    : note
      ? `<p class="note" role="status">${escapeHtml(note)}</p>`
      : '';
  return page(
    titleOf(draft),
    `${style}<nav><a href="../edit?type=${encodeURIComponent(typeOf(draft))}">All entries of ${escapeHtml(typeOf(draft))}</a><span>State: ${state}</span><span>Version ${draft.version}</span></nav>
${said}<form method="post">
<input type="hidden" name="version" value="${draft.version}">
${fields.map((field) => fieldInput(field, texts[field.id] ?? '')).join('\n')}
<div class="actions"><button class="first" name="action" value="publish">Save and publish</button><button name="action" value="save">Save draft</button>
${state === 'draft' ? '' : '<button name="action" value="unpublish">Unpublish</button>'}</div>
</form>`,
  );
}

function titleOf({ resource: { fields, sys } }: Draft): string {
  return String(fields.title ?? fields.Title ?? sys.id);
}

/** ID of an entry's content type. */
export function typeOf({ resource }: Draft): string {
  return (resource.sys.contentType as { sys?: { id?: string } } | undefined)?.sys?.id ?? '';
}
