import { ComboBox, SearchField, Segmented, Switch } from '../../controls/index.ts';
import { useSearchText } from '../../data-fetching/index.ts';
import { FormFilter } from '../records/records-parts.tsx';
import { withField, type SubscriberSearch } from './subscriber-search.ts';
import { subscribersText } from './subscriber-texts.ts';
import type { MailingList } from './use-subscribers.ts';

interface FiltersProps {
  readonly lists: readonly MailingList[];
  readonly search: SubscriberSearch;
  readonly onSearch: (search: SubscriberSearch) => void;
}

/** No mailing list has an empty name. */
const ALL = '';

const states = [
  { id: 'subscribed', name: 'Subscribed' },
  { id: 'unsubscribed', name: 'Unsubscribed' },
  { id: 'all', name: 'All' },
] as const;

const SearchBox = ({ search, onSearch }: FiltersProps) => {
  const [typed, setTyped] = useSearchText(search.search ?? '', (text) =>
    onSearch(withField(search, 'search', text)),
  );
  return <SearchField label="Search email addresses" value={typed} onChange={setTyped} />;
};

const ListFilter = ({ lists, search, onSearch }: FiltersProps) => (
  <ComboBox
    // The names of the choices are read once.
    key={lists.map(({ name, subscriberCount }) => `${name} ${subscriberCount}`).join('\n')}
    label="Mailing list"
    choices={[
      { id: ALL, name: 'All mailing lists' },
      ...lists.map(({ name, subscriberCount }) => ({
        id: name,
        name,
        detail: subscribersText(subscriberCount),
      })),
    ]}
    value={search.list ?? ALL}
    onChange={(name) => onSearch(withField(search, 'list', name))}
  />
);

/** State, mailing list, address and form. */
export const SubscriberFilters = (props: FiltersProps) => {
  const { search, onSearch } = props;
  return (
    <div className="forms-filters">
      <Segmented
        label="State"
        segments={states}
        value={search.state ?? 'subscribed'}
        onChange={(state) => onSearch(withField(search, 'state', state))}
      />
      <div className="forms-fields">
        <div className="forms-search">
          <SearchBox {...props} />
        </div>
        <ListFilter {...props} />
        <FormFilter value={search.form} onChange={(id) => onSearch(withField(search, 'form', id))} />
      </div>
      <Switch
        label="Show earlier consents"
        hint="Also when someone signed up again for the same list."
        isOn={search.consents === 'all'}
        onChange={(isOn) => onSearch(withField(search, 'consents', isOn ? 'all' : ''))}
      />
    </div>
  );
};
