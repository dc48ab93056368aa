import { redirectLimits, type Redirect } from '@sitewright/domain/redirects';
import { Plus, Waypoints } from 'lucide-react';
import { useState } from 'react';
import {
  Button,
  Card,
  EmptyState,
  SearchField,
  Section,
  Skeleton,
  useConfirm,
  useToast,
} from '../controls/index.ts';
import { Fetched } from '../data-fetching/index.ts';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';
import './redirects-screen.css';
import { useRedirects, type Redirects } from './use-redirects.ts';

const useRemoving = (save: Redirects['save']) => {
  const confirm = useConfirm();
  const toast = useToast();
  return async ({ from }: Redirect): Promise<void> => {
    const text = `Visitors to ${from} will see the not-found page, unless a page has this URL.`;
    if (!(await confirm({ title: 'Remove redirect', text, confirm: 'Remove' }))) return;
    const refusal = await save((all) => all.filter((each) => each.from !== from));
    if (refusal) toast(refusal.message, 'bad');
    else toast(`Redirect from ${from} removed`);
  };
};

interface OpenRedirectsProps extends Pick<Redirects, 'save' | 'isSaving'> {
  readonly redirects: readonly Redirect[];
}

const OpenRedirects = ({ redirects, save, isSaving }: OpenRedirectsProps) => {
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<{ readonly redirect: Redirect | undefined }>();
  const remove = useRemoving(save);
  const words = search.trim().toLowerCase();
  const found = redirects.filter(({ from, to }) => `${from} ${to}`.toLowerCase().includes(words));
  return (
    <>
      <div className="redirects-bar">
        <SearchField label="Search redirects" value={search} onChange={setSearch} />
        <Button
          icon={Plus}
          isDisabled={redirects.length >= redirectLimits.REDIRECTS}
          onPress={() => setOpen({ redirect: undefined })}
        >
          Add redirect
        </Button>
      </div>
      {redirects.length === 0 ? (
        <EmptyState icon={Waypoints} title="No redirects yet">
          When you change the URL of a published page, a redirect from its old URL is added here.
        </EmptyState>
      ) : null}
      {found.length === 0 && redirects.length > 0 ? (
        <p className="quiet redirects-none">No results found</p>
      ) : null}
      {found.length > 0 ? (
        <RedirectList
          redirects={found}
          onEdit={(redirect) => setOpen({ redirect })}
          onRemove={(redirect) => void remove(redirect)}
        />
      ) : null}
      {open ? (
        <RedirectDialog
          {...{ redirects, save, isSaving }}
          redirect={open.redirect}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  );
};

/** The redirects of the site. Redirects of moved pages are added automatically. */
export const RedirectsScreen = () => {
  const { fetched, refetch, save, isSaving } = useRedirects();
  return (
    <div className="screen-column screen-body">
      <Section
        title="URL redirects"
        text="Send visitors from old URLs to new ones. A page at the old URL takes precedence."
      >
        <Card>
          <Fetched fetched={fetched} onRetry={refetch} skeleton={<Skeleton rows={4} shape="list" />}>
            {({ redirects }) => <OpenRedirects {...{ redirects, save, isSaving }} />}
          </Fetched>
        </Card>
      </Section>
    </div>
  );
};
