import type { BlockRenderer, BlockScope } from '../block-renderer.ts';
import type { FacetCount, FacetsRequirement } from '../block-requirements.ts';
import { css } from '../markup/css.ts';
import { element, escapeAttribute, escapeText, optional } from '../markup/html.ts';
import { switchField, textField, type BlockValue } from '../markup/read-value.ts';
import { collectionOf, facetsRequirement, filteredUrl, loadedFacets, monthLabel } from './collection-link.ts';

export const countLink = (url: string, label: string, count: number | undefined): string =>
  `<a href="${escapeAttribute(url)}">${escapeText(label)}</a>` +
  (count === undefined ? '' : ` <span class="sw-count">${count}</span>`);

/** Links to a collection's page, filtered by each tag, category, author or month of its items. */
export const countItems = (
  counts: readonly FacetCount[],
  by: FacetsRequirement['by'],
  { value, scope }: { readonly value: BlockValue; readonly scope: BlockScope },
): string => {
  const collection = collectionOf(value, scope.context);
  if (!collection) return '';
  const hasCounts = switchField(value, 'showCounts', true);
  const labelOf = (count: FacetCount): string =>
    by === 'month' ? monthLabel(count, scope.context) : count.label;
  return counts
    .map((count) =>
      countLink(
        filteredUrl(collection, by, count.value),
        labelOf(count),
        hasCounts ? count.count : undefined,
      ),
    )
    .map((link) => `<li>${link}</li>`)
    .join('');
};

export const countListStyles = css`
  .sw-list {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .sw-list li {
    padding: 0.35em 0;
  }
  .sw-count {
    color: var(--sw-soft);
    font-size: 0.85em;
    font-variant-numeric: tabular-nums;
  }
  .sw-list-title {
    margin: 0 0 0.5em;
    font: 400 1.4em/1.15 var(--sw-heading-font);
  }
`;

const postsBy = (by: FacetsRequirement['by']): BlockRenderer => ({
  requirements: (value) => [facetsRequirement(value, by)].filter((requirement) => requirement !== undefined),
  render: (value, scope) => {
    const counts = loadedFacets(facetsRequirement(value, by), scope.context);
    const list = optional('ul', { class: 'sw-list' }, countItems(counts, by, { value, scope }));
    const heading = optional('h3', { class: 'sw-list-title' }, escapeText(textField(value, 'heading')));
    return list === '' ? '' : element('div', {}, heading + list);
  },
  styles: [countListStyles],
});

export const postsByAuthorBlock = postsBy('author');
export const postsByTagBlock = postsBy('tag');
export const postsByCategoryBlock = postsBy('category');
export const postsByMonthBlock = postsBy('month');
