import type { CallAnswer } from '@sitewright/api/call';
import type { Refusal } from '@sitewright/api/client';
import { siteCalls } from '@sitewright/api/sites';
import { completeSiteSettings } from '@sitewright/domain/sites';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { useToast } from '../../controls/index.ts';
import { send, useSending } from '../../data-fetching/index.ts';
import { showRefusal } from '../../form-fields/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';
import { sessionQuery } from '../../session/index.ts';
import { mergeSettings, type Merge, type SettingsValues } from './merge-settings.ts';

export type SettingsForm = UseFormReturn<SettingsValues>;

export type Settings = CallAnswer<typeof siteCalls.readSettings>;

export interface Conflict extends Merge {
  readonly theirs: Settings;
}

const valuesOf = ({ revision: _revision, ...settings }: Settings): SettingsValues =>
  completeSiteSettings(settings);

/** The form of the site settings, with a merge when someone else saved in between. */
export const useSettingsForm = (settings: Settings) => {
  const base = useRef(settings);
  const [conflict, setConflict] = useState<Conflict>();
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings) });
  const { isDirty } = form.formState;
  const saving = useSending(siteCalls.saveSettings);
  const queries = useQueryClient();
  const showToast = useToast();

  const rebaseOn = (saved: Settings): void => {
    base.current = saved;
    form.reset(valuesOf(saved));
  };

  const adopt = (saved: Settings): void => {
    rebaseOn(saved);
    setConflict(undefined);
  };

  // Newer settings replace the values only while the form is not dirty.
  useEffect(() => {
    if (!isDirty && settings.revision > base.current.revision) rebaseOn(settings);
  });

  /** Shows both versions and rebases the form on the other's revision, so that saving again overwrites it. */
  const showConflict = async (mine: SettingsValues): Promise<void> => {
    const outcome = await send(siteCalls.readSettings, {});
    if (!outcome.ok) return showRefusal(form, outcome.refusal);
    const merge = mergeSettings({ base: valuesOf(base.current), mine, theirs: valuesOf(outcome.answer) });
    rebaseOn(outcome.answer);
    for (const [field, value] of Object.entries(merge.merged)) {
      form.setValue(field as keyof SettingsValues, value, { shouldDirty: true });
    }
    setConflict({ ...merge, theirs: outcome.answer });
    return undefined;
  };

  /** Shown above the form too: the invalid field may be on another settings screen. */
  const refuse = (refusal: Refusal): void => {
    showRefusal(form, refusal);
    form.setError('root', { message: refusal.message });
  };

  const save = async (mine: SettingsValues): Promise<boolean> => {
    const outcome = await saving.send({ body: { ...mine, revision: base.current.revision } });
    if (!outcome.ok) {
      if (outcome.refusal.code === 'conflict') await showConflict(mine);
      else refuse(outcome.refusal);
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

  return {
    form,
    save,
    conflict,
    takeTheirs: () => adopt(conflict?.theirs ?? settings),
    isSaving: saving.isSending,
  };
};
