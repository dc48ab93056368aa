import type { BlockKind } from '@sitewright/domain/blocks';
import { systemDeclarations } from '@sitewright/domain/styles';
import { css } from './markup/css.ts';
import { renderers } from './renderers.ts';
import { sectionStyles } from './section-styles.ts';

/** Defaults that all blocks rely on, in case the template does not set its own colours and fonts. */
const foundation = css`
  :where(:root) {
    ${systemDeclarations}
    --sw-soft: color-mix(in srgb, var(--sw-ink) 72%, var(--sw-paper));
    --sw-line: color-mix(in srgb, var(--sw-ink) 20%, var(--sw-paper));
    --sw-shade: color-mix(in srgb, var(--sw-ink) 7%, var(--sw-paper));
  }
  .sw-unseen {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .sw-contain {
    container-type: inline-size;
  }
  .sw-figure {
    margin: 0;
  }
  .sw-figure figcaption {
    margin-top: 0.75em;
    color: var(--sw-soft);
  }
  .sw-block :is(a, button, summary, input, [tabindex]):focus-visible {
    outline: 2px solid currentcolor;
    outline-offset: 2px;
  }
  .sw-gap {
    padding: 1.5rem;
    border: 1px dashed currentcolor;
    color: var(--sw-soft);
    text-align: center;
  }
`;

/** The style sheet for a page with blocks of these kinds. */
export const blockStyles = (kinds: Iterable<BlockKind>): string => {
  const sheets = new Set([foundation, sectionStyles]);
  for (const kind of new Set(kinds)) for (const sheet of renderers[kind].styles ?? []) sheets.add(sheet);
  return [...sheets].join('');
};
