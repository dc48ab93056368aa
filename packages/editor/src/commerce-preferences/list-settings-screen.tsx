import type { Permission } from '@sitewright/domain/contributors';
import type { Preferences } from '@sitewright/domain/store';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useSession } from '../session/index.ts';
import { DraftNotices } from './draft-notices.tsx';
import { SaveBar } from './save-bar.tsx';
import { StorePreferencesScreen } from './store-preferences-screen.tsx';
import { usePreferencesDraft, type DraftNamespace, type PreferencesAnswer } from './use-preferences-draft.ts';

/** The list that the settings are about. */
interface SettingsList {
  readonly to: '/store/abandoned-carts' | '/store/restock' | '/store/returns';
  readonly title: string;
  readonly permission: Permission;
}

/** For those who may open the list. */
const Crumb = ({ to, title, permission }: SettingsList) =>
  useSession().permissions.includes(permission) ? (
    <Link to={to} className="screen-crumb">
      {`${title} /`}
    </Link>
  ) : null;

export interface SettingsDraft<N extends DraftNamespace> {
  readonly values: Preferences<N>;
  readonly change: (changed: Partial<Preferences<N>>) => void;
}

interface ListSettingsProps<N extends DraftNamespace> {
  readonly namespace: N;
  /** False while a field has a fault. */
  readonly canSave?: (values: Preferences<N>) => boolean;
  readonly children: (draft: SettingsDraft<N>) => ReactNode;
}

const Form = <N extends DraftNamespace>({
  answer,
  namespace,
  canSave,
  children,
}: ListSettingsProps<N> & { readonly answer: PreferencesAnswer }) => {
  const draft = usePreferencesDraft(namespace, answer, canSave);
  const { values, isDirty, isSaving, undo, save, discard } = draft;
  return (
    <>
      <DraftNotices draft={draft} />
      {children({ values, change: (changed) => draft.change({ ...values, ...changed }) })}
      <SaveBar {...{ isDirty, isSaving, undo }} onSave={save} onDiscard={discard} />
    </>
  );
};

/** The settings of a list of the store, which are saved at a press. */
export const ListSettingsScreen = <N extends DraftNamespace>({
  title,
  list,
  ...form
}: ListSettingsProps<N> & { readonly title: string; readonly list: SettingsList }) => (
  <StorePreferencesScreen title={title} namespace={form.namespace} lead={<Crumb {...list} />}>
    {(answer) => <Form {...form} answer={answer} />}
  </StorePreferencesScreen>
);
