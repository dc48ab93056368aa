import { formCalls } from '@sitewright/api/forms';
import type { SiteForm } from '@sitewright/domain/forms';
import { submissionLimits } from '@sitewright/domain/forms';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { Inbox, SearchX } from 'lucide-react';
import { useCallback, useMemo, useState } from 'react';
import { useFormDocument } from '../../blocks/index.ts';
import { Button, EmptyState, LoadMore, Records, Screen, Skeleton } from '../../controls/index.ts';
import { dataOf, Fetched, NotAllowed, useFetched } from '../../data-fetching/index.ts';
import { useSession } from '../../session/index.ts';
import { BulkBar } from '../records/bulk-bar.tsx';
import { stepsFrom } from '../records/record-drawer.tsx';
import { ExportLink, FormsCrumb } from '../records/records-parts.tsx';
import '../records/records.css';
import { FolderActions, ReadAction } from './folder-actions.tsx';
import { columnsOf, nameOf } from './submission-columns.ts';
import { SubmissionDrawer } from './submission-drawer.tsx';
import { SubmissionFilters } from './submission-filters.tsx';
import { exportUrl, isNarrowed, type SubmissionSearch } from './submission-search.ts';
import { SubmissionTable } from './submission-table.tsx';
import './submissions-screen.css';
import { useSubmissionActions, useSubmissions, type Submission } from './use-submissions.ts';

const route = getRouteApi('/_signed-in/forms/submissions');

const emptyTexts = {
  inbox: ['No submissions yet', 'Answers that visitors send appear here.'],
  spam: ['No spam', 'Submissions that look like spam are moved here.'],
  trash: ['The trash is empty', 'Deleted submissions stay here for a while and can be restored.'],
} as const;

const NoSubmissions = ({
  search,
  onClear,
}: {
  readonly search: SubmissionSearch;
  readonly onClear: () => void;
}) => {
  if (isNarrowed(search))
    return (
      <EmptyState
        icon={SearchX}
        title="No submissions match"
        action={<Button onPress={onClear}>Clear filters</Button>}
      >
        {search.only === undefined
          ? 'Try another search or other days.'
          : 'All of them have been read, or try another search.'}
      </EmptyState>
    );
  const [title, text] = emptyTexts[search.state ?? 'inbox'];
  return (
    <EmptyState icon={Inbox} title={title}>
      {text}
    </EmptyState>
  );
};

/** How long submissions are stored: the published form decides. */
const useRetentionText = ({ state, form: id }: SubmissionSearch): string => {
  const forms = dataOf(useFetched(formCalls.list, {}).fetched)?.forms ?? [];
  if (state === 'spam') return `Deleted for good after ${submissionLimits.SPAM_DAYS} days.`;
  if (state === 'trash') return `Deleted for good after ${submissionLimits.TRASH_DAYS} days.`;
  const form = forms.find((each) => each.id === id);
  if (!form) return '';
  return form.retentionDays === null
    ? 'Stored until you delete them.'
    : `Deleted ${form.retentionDays === 1 ? '1 day' : `${form.retentionDays} days`} after they were received.`;
};

interface ListProps {
  readonly search: SubmissionSearch;
  readonly onSearch: (search: SubmissionSearch) => void;
  readonly form: SiteForm | undefined;
  readonly submissions: readonly Submission[];
  readonly count: number;
}

const countText = (shown: number, count: number): string =>
  shown < count
    ? `${shown} of ${count >= 1000 ? 'over 1,000' : count} submissions`
    : `${count === 1 ? '1 submission' : `${count} submissions`}`;

interface ChosenBarProps extends Pick<ListProps, 'search'> {
  readonly chosen: readonly Submission[];
  readonly onClear: () => void;
}

const ChosenBar = ({ search, chosen, onClear }: ChosenBarProps) => {
  const actions = useSubmissionActions();
  const ids = chosen.map(({ id }) => id);
  const isUnread = chosen.some((submission) => submission.isUnread);
  return (
    <BulkBar label="Selected submissions" count={ids.length} onClear={onClear}>
      <ReadAction {...{ isUnread, ids, actions }} onDone={onClear} />
      <FolderActions state={search.state ?? 'inbox'} {...{ ids, actions }} onDone={onClear} />
    </BulkBar>
  );
};

const nothing: ReadonlySet<string> = new Set();

const SubmissionList = ({ search, onSearch, form, submissions, count }: ListProps) => {
  const [chosen, setChosen] = useState(nothing);
  const columns = useMemo(() => columnsOf(search.form === undefined ? undefined : form), [search.form, form]);
  const actions = useSubmissionActions();
  const retention = useRetentionText(search);
  const open = useCallback((id: string) => onSearch({ ...search, open: id }), [onSearch, search]);
  const chosenNow = submissions.filter(({ id }) => chosen.has(id));
  const { open: _open, ...closed } = search;
  const shown = submissions.find(({ id }) => id === search.open);
  return (
    <>
      {chosenNow.length === 0 ? null : (
        <ChosenBar search={search} chosen={chosenNow} onClear={() => setChosen(nothing)} />
      )}
      {submissions.length === 0 ? (
        <NoSubmissions
          search={search}
          onClear={() => {
            const { search: _search, only: _only, from: _from, to: _to, ...rest } = closed;
            onSearch(rest);
          }}
        />
      ) : (
        <SubmissionTable {...{ submissions, columns }} selected={chosen} onSelect={setChosen} onOpen={open} />
      )}
      <output className="forms-count">
        {[submissions.length === 0 ? '' : countText(submissions.length, count), retention]
          .filter((text) => text !== '')
          .join(' · ')}
      </output>
      {search.open === undefined ? null : (
        <SubmissionDrawer
          id={search.open}
          title={shown && nameOf(shown)}
          actions={actions}
          onOpened={({ id, isUnread }) =>
            isUnread ? void actions.markOpened(id, search.only === undefined) : undefined
          }
          {...stepsFrom(submissions, search.open, open)}
          onClose={() => {
            onSearch(closed);
            if (search.only !== undefined) void actions.refreshLists();
          }}
        />
      )}
    </>
  );
};

const AllSubmissions = () => {
  const search = route.useSearch();
  const navigate = useNavigate();
  const onSearch = useCallback(
    (next: SubmissionSearch) => void navigate({ to: '/forms/submissions', search: next, replace: true }),
    [navigate],
  );
  const { form } = useFormDocument(search.form ?? '');
  const { fetched, refetch, loadMore, isLoadingMore } = useSubmissions(search);
  const { open: _open, ...filter } = search;
  return (
    <Screen
      title="Submissions"
      layout="fill"
      lead={<FormsCrumb />}
      actions={<ExportLink href={exportUrl(search)} />}
    >
      <Records>
        <SubmissionFilters search={filter} onSearch={onSearch} />
        <Fetched
          subject="results"
          fetched={fetched}
          onRetry={refetch}
          skeleton={<Skeleton rows={8} shape="list" />}
        >
          {({ submissions, count }) => (
            <SubmissionList
              key={JSON.stringify(filter)}
              {...{ search, onSearch, form, submissions, count }}
            />
          )}
        </Fetched>
        <LoadMore {...{ loadMore, isLoadingMore }} />
      </Records>
    </Screen>
  );
};

/** Submissions of all forms, or of one. */
export const SubmissionsScreen = () =>
  useSession().permissions.includes('submissions') ? (
    <AllSubmissions />
  ) : (
    <Screen title="Submissions" lead={<FormsCrumb />}>
      <NotAllowed />
    </Screen>
  );
