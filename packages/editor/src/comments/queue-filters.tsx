import { commentCalls } from '@sitewright/api/comments';
import { ComboBox, SearchField } from '../controls/index.ts';
import { dataOf, useFetched, useSearchText } from '../data-fetching/index.ts';
import type { QueueParams } from './queue-params.ts';

const ANY = 'any';

const plural = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

interface QueueFiltersProps {
  readonly params: QueueParams;
  readonly onChange: (part: {
    readonly search?: string | undefined;
    readonly item?: string | undefined;
  }) => void;
}

/** Search, and the page that was commented on with its numbers of comments and likes. */
export const QueueFilters = ({ params, onChange }: QueueFiltersProps) => {
  const [typed, setTyped] = useSearchText(params.search ?? '', (text) =>
    onChange({ search: text === '' ? undefined : text }),
  );
  const items = dataOf(useFetched(commentCalls.listCommented, {}).fetched)?.items ?? [];
  const choices = items.map(({ id, title, count, likeCount }) => ({
    id,
    name: title,
    detail: `${plural(count, 'comment')}, ${plural(likeCount, 'like')}`,
  }));
  return (
    <div className="queue-filters">
      <SearchField label="Search comments, names and emails" value={typed} onChange={setTyped} />
      <ComboBox
        label="Page"
        choices={[{ id: ANY, name: 'All pages' }, ...choices]}
        value={params.item ?? ANY}
        onChange={(id) => onChange({ item: id === ANY ? undefined : id })}
      />
    </div>
  );
};
