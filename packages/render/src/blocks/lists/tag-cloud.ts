import type { BlockRenderer } from '../block-renderer.ts';
import type { FacetCount } from '../block-requirements.ts';
import { css } from '../markup/css.ts';
import { escapeAttribute, escapeText, optional } from '../markup/html.ts';
import { choiceField, numberField, type BlockValue } from '../markup/read-value.ts';
import { collectionOf, facetsRequirement, filteredUrl, loadedFacets } from './collection-link.ts';

const WEIGHTS = 5;

const sourceOf = (value: BlockValue): 'tag' | 'category' => choiceField(value, 'source', ['tag', 'category']);

/** From 1 for the rarest to 5 for the most used. */
const weightOf = (count: number, max: number): number =>
  max <= 1 ? 1 : 1 + Math.round((Math.log(count) / Math.log(max)) * (WEIGHTS - 1));

const byName = (one: FacetCount, other: FacetCount): number => one.label.localeCompare(other.label);
const byCount = (one: FacetCount, other: FacetCount): number => other.count - one.count || byName(one, other);

export const tagCloudBlock: BlockRenderer = {
  requirements: (value) =>
    [facetsRequirement(value, sourceOf(value))].filter((requirement) => requirement !== undefined),
  render: (value, { context }) => {
    const collection = collectionOf(value, context);
    if (!collection) return '';
    const limit = numberField(value, 'limit', { min: 1, max: 200, otherwise: 50 });
    const chosen = loadedFacets(facetsRequirement(value, sourceOf(value)), context)
      .toSorted(byCount)
      .slice(0, limit);
    const max = chosen[0]?.count ?? 1;
    const sorted =
      choiceField(value, 'order', ['name', 'weight']) === 'name' ? chosen.toSorted(byName) : chosen;
    const items = sorted.map(({ value: term, label, count }) => {
      const url = filteredUrl(collection, sourceOf(value), term);
      return `<li data-weight="${weightOf(count, max)}"><a href="${escapeAttribute(url)}">${escapeText(label)}</a></li>`;
    });
    return optional('ul', { class: 'sw-cloud' }, items.join(''));
  },
  styles: [
    css`
      .sw-cloud {
        display: flex;
        flex-wrap: wrap;
        gap: 0.4em 1em;
        align-items: baseline;
        margin: 0;
        padding: 0;
        list-style: none;
      }
      .sw-cloud [data-weight='2'] {
        font-size: 1.2em;
      }
      .sw-cloud [data-weight='3'] {
        font-size: 1.45em;
      }
      .sw-cloud [data-weight='4'] {
        font-size: 1.7em;
      }
      .sw-cloud [data-weight='5'] {
        font-size: 2em;
      }
    `,
  ],
};
