import type { CallAnswer } from '@sitewright/api/call';
import { siteCalls } from '@sitewright/api/sites';
import { normalizeFeatures, type FeatureSwitches } from '@sitewright/domain/features';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useToast } from '../../controls/index.ts';
import { useRefresh, useSending } from '../../data-fetching/index.ts';
import { useUnsavedChanges } from '../../leave-guard/index.ts';
import { sessionQuery } from '../../session/index.ts';

export type SavedFeatures = CallAnswer<typeof siteCalls.readFeatures>;

const isSame = (one: FeatureSwitches, other: FeatureSwitches): boolean =>
  JSON.stringify(normalizeFeatures(one)) === JSON.stringify(normalizeFeatures(other));

/** The switches of one site: what was changed here stays when somebody else saved first. */
export const useFeaturesForm = (id: string, saved: SavedFeatures) => {
  const [changes, setChanges] = useState<Partial<FeatureSwitches>>({});
  const [refusal, setRefusal] = useState<string>();
  const saving = useSending(siteCalls.saveFeatures);
  const refresh = useRefresh();
  const queries = useQueryClient();
  const showToast = useToast();
  const values = { ...saved, ...changes };
  const isDirty = !isSame(values, saved);

  const save = async (): Promise<boolean> => {
    const outcome = await saving.send({ params: { id }, body: values });
    if (!outcome.ok) {
      setRefusal(
        outcome.refusal.code === 'conflict'
          ? 'Someone else changed the features of this site. Your switches are still here: check them and save again.'
          : outcome.refusal.message,
      );
      if (outcome.refusal.code === 'conflict') await refresh(siteCalls.readFeatures);
      return false;
    }
    setRefusal(undefined);
    setChanges({});
    queries.setQueryData([siteCalls.readFeatures.path, { params: { id } }], outcome.answer);
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    showToast('Features saved');
    return true;
  };

  const discard = (): void => {
    setChanges({});
    setRefusal(undefined);
  };

  useUnsavedChanges({ isDirty, save, discard });

  return {
    values,
    change: (change: Partial<FeatureSwitches>) => setChanges((before) => ({ ...before, ...change })),
    refusal,
    isDirty,
    isSaving: saving.isSending,
    save,
    discard,
  };
};
