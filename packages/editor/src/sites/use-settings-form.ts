import type { CallAnswer } from '@sitewright/api/call';
import { siteCalls } from '@sitewright/api/sites';
import type { SiteSettings } from '@sitewright/domain/sites';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useToast } from '../controls/index.ts';
import { send, useSending } from '../fetching/index.ts';
import { showRefusal, useUnsavedChanges } from '../forms/index.ts';
import { sessionQuery } from '../session/index.ts';
import { mergeSettings, type Merge } from './merge-settings.ts';

export type Settings = CallAnswer<typeof siteCalls.readSettings>;

export interface Conflict extends Merge {
  readonly theirs: Settings;
}

const valuesOf = ({ title, description, timeZone, language, currency }: Settings): SiteSettings => ({
  title,
  description,
  timeZone,
  language,
  currency,
});

/** The general settings as a form that survives somebody else saving in between. */
export const useSettingsForm = (settings: Settings) => {
  const base = useRef(settings);
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<SiteSettings>({ defaultValues: valuesOf(settings) });
  const { isDirty } = form.formState;
  const saving = useSending(siteCalls.saveSettings);
  const queries = useQueryClient();
  const showToast = useToast();

  const standOn = (saved: Settings): void => {
    base.current = saved;
    form.reset(valuesOf(saved));
  };

  const adopt = (saved: Settings): void => {
    standOn(saved);
    setConflict(undefined);
  };

  // A newer state may only come in while nothing is typed.
  useEffect(() => {
    if (!isDirty && settings.revision > base.current.revision) standOn(settings);
  });

  /** Shows both sides; from here on the form stands on the others' revision, so saving again is a decision. */
  const meetConflict = async (mine: SiteSettings): Promise<void> => {
    const outcome = await send(siteCalls.readSettings, {});
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    const merge = mergeSettings({ base: valuesOf(base.current), mine, theirs: valuesOf(outcome.answer) });
    standOn(outcome.answer);
    for (const [field, value] of Object.entries(merge.merged)) {
      form.setValue(field as keyof SiteSettings, value, { shouldDirty: true });
    }
    setConflict({ ...merge, theirs: outcome.answer });
    return undefined;
  };

  const save = async (mine: SiteSettings): Promise<boolean> => {
    const outcome = await saving.send({ body: { ...mine, revision: base.current.revision } });
    if (!outcome.ok) {
      if (outcome.refusal.code === 'conflict') await meetConflict(mine);
      else showRefusal(form, outcome.refusal, { 'title-missing': 'title' });
      return false;
    }
    adopt(outcome.answer);
    queries.setQueryData([siteCalls.readSettings.path, {}], outcome.answer);
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    showToast('Settings saved');
    return true;
  };

  useUnsavedChanges({
    isDirty,
    save: async () => {
      let isSaved = false;
      await form.handleSubmit(async (mine) => {
        isSaved = await save(mine);
      })();
      return isSaved;
    },
  });

  return { form, save, conflict, takeTheirs: () => adopt(conflict?.theirs ?? settings), isSaving: saving.isSending };
};
