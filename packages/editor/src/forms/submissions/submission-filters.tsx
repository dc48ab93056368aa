import { formCalls } from '@sitewright/api/forms';
import { submissionStates, type SubmissionState } from '@sitewright/domain/forms';
import { Button, SearchField, Segmented, TextField } from '../../controls/index.ts';
import { dataOf, useFetched, useSearchText } from '../../data-fetching/index.ts';
import { FormFilter } from '../records/records-parts.tsx';
import { unreadText } from '../unread/unread-count.tsx';
import { isNarrowed, withField, type SubmissionSearch } from './submission-search.ts';

interface FiltersProps {
  readonly search: SubmissionSearch;
  readonly onSearch: (search: SubmissionSearch) => void;
}

const folderNames: Readonly<Record<SubmissionState, string>> = {
  inbox: 'Inbox',
  spam: 'Spam',
  trash: 'Trash',
};

const readStates = [
  { id: 'all', name: 'All' },
  { id: 'unread', name: 'Unread' },
] as const;

/** What waits in spam is never announced: the number at the folder is all that tells of it. */
const useFolders = ({ form }: SubmissionSearch) => {
  const query = form === undefined ? {} : { formId: form };
  const count = dataOf(useFetched(formCalls.countUnread, { query }).fetched)?.spamCount ?? 0;
  return submissionStates.map((id) => ({
    id,
    name: id === 'spam' && count > 0 ? `${folderNames.spam} (${unreadText(count)})` : folderNames[id],
  }));
};

const Days = ({ search, onSearch }: FiltersProps) => {
  const isReversed = search.from !== undefined && search.to !== undefined && search.from > search.to;
  return (
    <>
      <TextField
        label="Received from"
        type="date"
        value={search.from ?? ''}
        onChange={(day) => onSearch(withField(search, 'from', day))}
      />
      <TextField
        label="Received until"
        type="date"
        value={search.to ?? ''}
        error={isReversed ? 'Choose a day after the first one.' : undefined}
        onChange={(day) => onSearch(withField(search, 'to', day))}
      />
    </>
  );
};

const SearchBox = ({ search, onSearch }: FiltersProps) => {
  const [typed, setTyped] = useSearchText(search.search ?? '', (text) =>
    onSearch(withField(search, 'search', text)),
  );
  return <SearchField label="Search answers" value={typed} onChange={setTyped} />;
};

/** Folder, form, text and days. */
export const SubmissionFilters = (props: FiltersProps) => {
  const { search, onSearch } = props;
  const folders = useFolders(search);
  return (
    <div className="forms-filters">
      <div className="submissions-choices">
        <Segmented
          label="Folder"
          segments={folders}
          value={search.state ?? 'inbox'}
          onChange={(state) => onSearch(withField(search, 'state', state))}
        />
        <Segmented
          label="Show"
          segments={readStates}
          value={search.only ?? 'all'}
          onChange={(only) => onSearch(withField(search, 'only', only))}
        />
      </div>
      <div className="forms-fields">
        <div className="forms-search">
          <SearchBox {...props} />
        </div>
        <FormFilter value={search.form} onChange={(id) => onSearch(withField(search, 'form', id))} />
        <Days {...props} />
        {isNarrowed(search) ? (
          <Button
            kind="quiet"
            onPress={() =>
              onSearch({
                ...(search.form && { form: search.form }),
                ...(search.state && { state: search.state }),
              })
            }
          >
            Clear filters
          </Button>
        ) : null}
      </div>
    </div>
  );
};
