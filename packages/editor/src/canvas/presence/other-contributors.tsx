import type { OtherContributor } from '../../presence/index.ts';
import { useVisiblePageAreas } from '../canvas-context.ts';
import { nameOfBlock } from '../model/describe.ts';
import { blockIn } from '../model/page-areas.ts';
import './other-contributors.css';

const initialOf = (name: string): string => name.trim().charAt(0).toUpperCase() || '?';

/** OtherContributor contributors on this page and their positions. */
export const OtherContributors = ({ others }: { readonly others: readonly OtherContributor[] }) => {
  const pageAreas = useVisiblePageAreas();
  if (others.length === 0) return null;
  return (
    <ul className="others" aria-label="Also on this page">
      {others.map(({ accountId, name, blockId }) => {
        const block = blockIn(pageAreas, blockId ?? '')?.block;
        const text = block ? `${name}, editing ${nameOfBlock(block)}` : name;
        return (
          <li key={accountId} className="other" title={text}>
            <span aria-hidden>{initialOf(name)}</span>
            <span className="other-name">{text}</span>
          </li>
        );
      })}
    </ul>
  );
};
