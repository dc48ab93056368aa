import { pageCalls } from '@sitewright/api/pages';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { StateBadge } from './state-badge.tsx';
import './state-line.css';
import { useStateTexts } from './use-state-texts.ts';

/** The publication state above the settings or history. */
export const StateLine = ({ kind, id }: { readonly kind: string; readonly id: string }) => {
  const { explain } = useStateTexts();
  const state = dataOf(useFetched(pageCalls.readState, { params: { kind, id } }).fetched)?.state;
  if (!state) return null;
  const explanation = explain(state);
  return (
    <p className="state-line">
      <StateBadge state={state} />
      {explanation === undefined ? null : <span className="quiet">{explanation}</span>}
    </p>
  );
};
