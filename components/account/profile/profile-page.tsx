'use client';

import { useState } from 'react';
import type { ShopProblem } from '@/components/browser/shop-fetch';
import type { Profile } from '@/lib/account/profile.server';
import { BreakableMail } from '@/components/ui/contact/breakable-mail';
import { renameRemembered } from '@/components/auth/remembered-username';
import { visitorStore } from '@/components/session/visitor-store';
import { pageTexts } from '../page-texts';
import { NotReady } from '../part-view';
import { RefusedNotice } from '../refused-notice';
import { PerksPanel } from './perks-panel';
import { ProfileForm } from './profile-form';
import { profileRows, type ProfileField } from './profile-rows';
import { SignOutEverywhere } from './sign-out-everywhere';
import { usePart } from '@/components/session/use-part';
import { useStore } from '@/components/browser/create-store';

const texts = pageTexts.profile;

/** The profile: four rows, one of them at a time in its inline form until the user changes, and the Purple Perks panel beside them (specification B2, B4). */
export function ProfilePage() {
  const { part, again, accept } = usePart<Profile>('/api/account/profile');
  const user = useStore(visitorStore)?.userID ?? null;
  const [edit, setEdit] = useState<{ field: ProfileField; by: string | null } | null>(null);
  const [left, setLeft] = useState<ProfileField | null>(null);
  const [saved, setSaved] = useState('');
  const [lacking, setLacking] = useState<ShopProblem | null>(null);
  const editing =
    edit && (edit.by === null || user === null || edit.by === user) ? edit.field : null;
  if (part.state !== 'ready') return <NotReady part={part} again={again} loading={texts.loading} />;
  const before = part.value;
  /** Ends a row's form; another that was opened while this one was being saved stays. */
  const leave = (field: ProfileField) => {
    setLeft(field);
    setEdit((now) => (now?.field === field ? null : now));
  };
  const keep = (field: ProfileField, label: string, profile: Profile) => {
    accept(profile);
    leave(field);
    setSaved(texts.saved(label));
    void visitorStore.load(true);
    if (profile.email !== before.email) void renameRemembered(before.email, profile.email);
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_340px]">
      <div>
        <p
          role="status"
          className={
            saved ? 'mb-4 rounded-panel bg-leaf-100 px-4 py-3 text-ui text-leaf-700' : 'sr-only'
          }
        >
          {saved}
        </p>
        {lacking && (
          <RefusedNotice problem={lacking} onBack={() => setLacking(null)} className="mb-4" />
        )}
        <ul className="divide-y divide-line panel">
          {profileRows(part.value).map((row) => (
            <li key={row.field} className="p-5">
              {editing === row.field ? (
                <ProfileForm
                  row={row}
                  onSaved={(profile) => keep(row.field, row.label, profile)}
                  onHalfSaved={({ email = before.email }, problem) => {
                    keep(row.field, row.label, { ...before, email });
                    setLacking(problem);
                  }}
                  onCancel={() => leave(row.field)}
                />
              ) : (
                <div className="flex items-center justify-between gap-4">
                  <div className="min-w-0">
                    <p className="text-sm font-strong">{row.label}</p>
                    <p className="text-ink-2 wrap-anywhere">
                      <BreakableMail text={row.shown} />
                    </p>
                  </div>
                  <button
                    type="button"
                    className="text-link min-h-11 shrink-0 px-2"
                    aria-label={`(edit) ${row.label}`}
                    autoFocus={left === row.field}
                    onClick={() => {
                      setSaved('');
                      setLacking(null);
                      setEdit({ field: row.field, by: user });
                    }}
                  >
                    (edit)
                  </button>
                </div>
              )}
            </li>
          ))}
        </ul>
      </div>
      <PerksPanel />
      <SignOutEverywhere />
    </div>
  );
}
