import { formCalls } from '@sitewright/api/forms';
import { submissionStates, type SubmissionState } from '@sitewright/domain/forms';
import { Button, ComboBox, SearchField, Segmented, TextField } from '../../controls/index.ts';
import { dataOf, useFetched, useSearchText } from '../../data-fetching/index.ts';
import { isNarrowed, withField, type SubmissionSearch } from './submission-search.ts';

interface FiltersProps {
  readonly search: SubmissionSearch;
  readonly onSearch: (search: SubmissionSearch) => void;
}

const ALL = 'all';

const folderNames: Readonly<Record<SubmissionState, string>> = {
  inbox: 'Inbox',
  spam: 'Spam',
  trash: 'Trash',
};

const readStates = [
  { id: 'all', name: 'All' },
  { id: 'unread', name: 'Unread' },
] as const;

const folders = submissionStates.map((id) => ({ id, name: folderNames[id] }));

const FormFilter = ({ search, onSearch }: FiltersProps) => {
  const forms = dataOf(useFetched(formCalls.list, {}).fetched)?.forms ?? [];
  return (
    <ComboBox
      // The names of the choices are read once.
      key={forms.length}
      label="Form"
      choices={[{ id: ALL, name: 'All forms' }, ...forms.map(({ id, name }) => ({ id, name }))]}
      value={search.form ?? ALL}
      onChange={(id) => onSearch(withField(search, 'form', id === ALL ? '' : id))}
    />
  );
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
  return (
    <div className="submissions-filters">
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
      <div className="submissions-fields">
        <div className="submissions-search">
          <SearchBox {...props} />
        </div>
        <FormFilter {...props} />
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
