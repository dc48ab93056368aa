import { statusLabels, type ContentStatus } from '@sitewright/domain/pages';
import { SearchField, Select } from '../../controls/index.ts';
import { useTermNames } from '../../terms/index.ts';
import type { ItemFilter } from '../use-items.ts';

const statuses = [
  'published',
  'scheduled',
  'needs-review',
  'draft',
  'private',
] as const satisfies ContentStatus[];

const statusChoices = [
  { id: 'all', name: 'Any status' },
  ...statuses.map((id) => ({ id, name: statusLabels[id] || 'Published' })),
  { id: 'trashed', name: 'Trash' },
] as const;

const ANY = 'any';

interface ItemFiltersProps {
  readonly collectionId: string;
  readonly many: string;
  readonly filter: ItemFilter;
  readonly onChange: (part: Partial<ItemFilter>) => void;
}

export const ItemFilters = ({ collectionId, many, filter, onChange }: ItemFiltersProps) => {
  const categories = useTermNames(collectionId, 'categories', '');
  const { search, status, category } = filter;
  return (
    <div className="item-filters">
      <SearchField label={`Search ${many}`} value={search} onChange={(text) => onChange({ search: text })} />
      <Select
        label="Status"
        choices={statusChoices}
        value={status}
        onChange={(id) => {
          const chosen = statusChoices.find((each) => each.id === id);
          if (chosen) onChange({ status: chosen.id });
        }}
      />
      {categories.length === 0 ? null : (
        <Select
          label="Category"
          choices={[
            { id: ANY, name: 'Any category' },
            ...categories.map((name) => ({ id: `=${name}`, name })),
          ]}
          value={category === '' ? ANY : `=${category}`}
          onChange={(id) => onChange({ category: id === ANY ? '' : id.slice(1) })}
        />
      )}
    </div>
  );
};
