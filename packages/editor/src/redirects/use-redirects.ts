import { redirectCalls } from '@sitewright/api/redirects';
import type { Refusal } from '@sitewright/api/client';
import type { Redirect } from '@sitewright/domain/redirects';
import { useState } from 'react';
import { send, useFetched, useRefresh } from '../data-fetching/index.ts';

export type ChangeRedirects = (redirects: readonly Redirect[]) => readonly Redirect[];

/** Publishing adds redirects too: applies the change to the current list, not to the one read before. */
const saveChange = async (change: ChangeRedirects): Promise<Refusal | undefined> => {
  const read = await send(redirectCalls.list, {});
  if (!read.ok) return read.refusal;
  const { redirects, revision } = read.answer;
  const saved = await send(redirectCalls.save, { body: { redirects: [...change(redirects)], revision } });
  return saved.ok ? undefined : saved.refusal;
};

/** The redirects of the site. Changes go live immediately. */
export const useRedirects = () => {
  const { fetched, refetch } = useFetched(redirectCalls.list, {});
  const refresh = useRefresh();
  const [isSaving, setSaving] = useState(false);
  const save = async (change: ChangeRedirects): Promise<Refusal | undefined> => {
    setSaving(true);
    const refusal = await saveChange(change);
    await refresh(redirectCalls.list);
    setSaving(false);
    return refusal;
  };
  return { fetched, refetch, save, isSaving };
};

export type Redirects = ReturnType<typeof useRedirects>;
