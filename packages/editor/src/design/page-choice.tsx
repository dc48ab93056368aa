import { pageCalls } from '@sitewright/api/pages';
import { Select } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import './page-choice.css';

interface PageChoiceProps {
  readonly at: string;
  readonly onGo: (path: string) => void;
}

/** The page in the preview. */
export const PageChoice = ({ at, onGo }: PageChoiceProps) => {
  const { fetched } = useFetched(pageCalls.list, {});
  const pages = dataOf(fetched)?.pages ?? [];
  const known = pages.map(({ title, fullUrl }) => ({ id: fullUrl, name: title, detail: fullUrl }));
  const isKnown = known.some(({ id }) => id === at);
  return (
    <div className="design-page">
      <Select
        label="Preview page"
        choices={isKnown ? known : [{ id: at, name: at }, ...known]}
        value={at}
        error={fetched.state === 'failed' ? 'Unable to load collections' : undefined}
        onChange={onGo}
      />
    </div>
  );
};
