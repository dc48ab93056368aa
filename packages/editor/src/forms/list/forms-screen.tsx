import { documentCalls } from '@sitewright/api/documents';
import { formCalls } from '@sitewright/api/forms';
import { LiveRegion, useAnnouncer } from '@sitewright/ui/live-region';
import { getRouteApi, Link, Navigate } from '@tanstack/react-router';
import { ClipboardList, Inbox, SearchX, Trash2, UsersRound, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, IconButton, Screen, SearchField, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, useFetched } from '../../data-fetching/index.ts';
import { SaveStatus, useRefreshAfterSave } from '../../save-status/index.ts';
import { useSession } from '../../session/index.ts';
import { UndoButtons, useUndo, useUndoKeys, type UndoScope } from '../../undo/index.ts';
import { UnreadCount } from '../unread/unread-count.tsx';
import { AddForm } from './add-form.tsx';
import { FormTable, type ListedForm } from './form-table.tsx';
import './forms-screen.css';
import { TrashDialog } from './trash-dialog.tsx';
import { useFormActions, type FormActions } from './use-form-actions.ts';

const scope: UndoScope = { documents: [], kinds: ['form'] };

const NoForms = ({ actions }: { readonly actions: FormActions }) => (
  <EmptyState icon={ClipboardList} title="No forms yet" action={<AddForm actions={actions} />}>
    Begin with a contact form or a newsletter sign-up, then place it on a page.
  </EmptyState>
);

const FormList = ({
  forms,
  actions,
}: {
  readonly forms: readonly ListedForm[];
  readonly actions: FormActions;
}) => {
  const [search, setSearch] = useState('');
  const wanted = search.trim().toLowerCase();
  const found = forms.filter(({ name }) => name.toLowerCase().includes(wanted));
  return (
    <div className="forms-list">
      <SearchField label="Search forms" value={search} onChange={setSearch} />
      {found.length === 0 ? (
        <EmptyState icon={SearchX} title="No forms match">
          Try another name.
        </EmptyState>
      ) : (
        <FormTable forms={found} actions={actions} />
      )}
    </div>
  );
};

interface ListLinkProps {
  readonly to: '/forms/submissions' | '/forms/subscribers';
  readonly icon: LucideIcon;
  readonly name: string;
}

const ListLink = ({ to, icon: Icon, name }: ListLinkProps) => (
  <Link to={to} className="button button-plain">
    <Icon size={16} aria-hidden />
    <span className="button-label">{name}</span>
    {to === '/forms/submissions' ? <UnreadCount /> : null}
  </Link>
);

/** What visitors sent with all forms. */
const FormLists = () => (
  <nav className="forms-links" aria-label="Answers of visitors">
    <ListLink to="/forms/submissions" icon={Inbox} name="Submissions" />
    <ListLink to="/forms/subscribers" icon={UsersRound} name="Subscribers" />
  </nav>
);

const route = getRouteApi('/_signed-in/forms');

const AllForms = () => {
  const { fetched, refetch } = useFetched(formCalls.list, {});
  const { message, announce } = useAnnouncer();
  const undo = useUndo(announce, scope);
  useUndoKeys(undo);
  useRefreshAfterSave(formCalls.list, documentCalls.listTrash);
  const actions = useFormActions();
  const [isTrashOpen, setTrashOpen] = useState(false);
  const canRead = useSession().permissions.includes('submissions');
  // The empty list has the button.
  const isEmpty = dataOf(fetched)?.forms.length === 0;
  return (
    <Screen
      title="Forms"
      layout="fill"
      note={<SaveStatus />}
      actions={
        <>
          <UndoButtons controls={undo} />
          <IconButton icon={Trash2} label="Deleted forms" onPress={() => setTrashOpen(true)} />
          {isEmpty ? null : <AddForm actions={actions} />}
        </>
      }
    >
      <div className="forms-screen">
        {canRead ? <FormLists /> : null}
        <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={5} shape="list" />}>
          {({ forms }) =>
            forms.length === 0 ? <NoForms actions={actions} /> : <FormList forms={forms} actions={actions} />
          }
        </Fetched>
      </div>
      {isTrashOpen ? <TrashDialog actions={actions} onClose={() => setTrashOpen(false)} /> : null}
      <LiveRegion message={message} />
    </Screen>
  );
};

/** The forms of the site; the link in the email about a submission leads on to it. */
export const FormsScreen = () => {
  const { submission } = route.useSearch();
  return submission === undefined ? (
    <AllForms />
  ) : (
    <Navigate to="/forms/submissions" search={{ open: submission }} replace />
  );
};
