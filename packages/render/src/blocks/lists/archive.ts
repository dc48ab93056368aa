import { blockText } from '../block-context.ts';
import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import type { FacetCount, FacetsRequirement } from '../block-requirements.ts';
import { css } from '../markup/css.ts';
import { element, escapeText, optional } from '../markup/html.ts';
import { choiceField, type BlockValue } from '../markup/read-value.ts';
import { facetsRequirement, loadedFacets } from './collection-link.ts';
import { countItems, countListStyles } from './count-lists.ts';

const GROUPS = ['month', 'year', 'category', 'tag', 'author'] as const;

const countsOf = (value: BlockValue): FacetsRequirement | undefined => {
  const group = choiceField(value, 'groupBy', GROUPS);
  return facetsRequirement(value, group === 'year' ? 'month' : group);
};

const yearOf = ({ value }: FacetCount): string => value.slice(-4);

/** Months grouped by year; the latest year is expanded. */
const byYear = (counts: readonly FacetCount[], value: BlockValue, scope: BlockScope): string =>
  [...new Set(counts.map(yearOf))]
    .map((year) => ({ year, months: counts.filter((count) => yearOf(count) === year) }))
    .map(({ year, months }, index) =>
      element(
        'details',
        { open: index === 0 },
        `<summary>${escapeText(year)}</summary><ul class="sw-list">${countItems(months, 'month', { value, scope })}</ul>`,
      ),
    )
    .join('');

const archiveList = (value: BlockValue, scope: BlockScope): string => {
  const requirement = countsOf(value);
  const counts = loadedFacets(requirement, scope.context);
  if (!requirement || counts.length === 0) return '';
  if (choiceField(value, 'groupBy', GROUPS) === 'year') return byYear(counts, value, scope);
  return optional('ul', { class: 'sw-list' }, countItems(counts, requirement.by, { value, scope }));
};

export const archiveBlock: BlockRenderer = {
  requirements: (value) => [countsOf(value)].filter((requirement) => requirement !== undefined),
  render: (value, scope) => {
    const list = archiveList(value, scope);
    if (choiceField(value, 'layout', ['list', 'dropdown']) === 'list')
      return optional('div', { class: 'sw-archive' }, list);
    const word = escapeText(blockText(scope.context, 'archiveTitle', 'Archive'));
    return list === ''
      ? ''
      : `<details class="sw-archive sw-dropdown"><summary>${word}</summary><div>${list}</div></details>`;
  },
  styles: [
    countListStyles,
    css`
      .sw-archive summary {
        padding: 0.5em 0;
        cursor: pointer;
        font-weight: 600;
      }
      .sw-dropdown {
        position: relative;
        border: 1px solid var(--sw-line);
        padding: 0 1em;
      }
      .sw-dropdown > div {
        padding-bottom: 0.75em;
      }
    `,
  ],
};
