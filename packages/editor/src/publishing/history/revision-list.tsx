import type { CallAnswer } from '@sitewright/api/call';
import type { documentCalls } from '@sitewright/api/documents';
import { ListBox, ListBoxItem } from 'react-aria-components';
import { Badge } from '../../controls/index.ts';

type Revision = CallAnswer<typeof documentCalls.listRevisions>['revisions'][number];

interface RevisionListProps {
  readonly revisions: readonly Revision[];
  /** Publication times, in the same order. */
  readonly times: readonly string[];
  readonly chosen: number;
  readonly onChoose: (revision: number) => void;
}

export const RevisionList = ({ revisions, times, chosen, onChoose }: RevisionListProps) => (
  <ListBox
    aria-label="Published versions"
    className="revision-list"
    selectionMode="single"
    selectionBehavior="replace"
    disallowEmptySelection
    selectedKeys={[chosen]}
    onSelectionChange={(keys) => {
      const [key] = keys === 'all' ? [] : keys;
      if (key !== undefined) onChoose(Number(key));
    }}
  >
    {revisions.map(({ revision, publishedBy, isCurrent }, index) => {
      const time = times[index] ?? '';
      return (
        <ListBoxItem key={revision} id={revision} textValue={time} className="revision">
          <span className="revision-time">{time}</span>
          <span className="revision-author">{publishedBy}</span>
          {isCurrent ? <Badge tone="good">Live</Badge> : null}
        </ListBoxItem>
      );
    })}
  </ListBox>
);
