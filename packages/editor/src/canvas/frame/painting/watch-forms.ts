import type { OpenDocument } from '../../../documents/index.ts';
import type { PageAreas } from '../../model/page-areas.ts';
import type { BlockRenderer } from './block-renderer.ts';

interface FormWatcher {
  /** Renders blocks whose form was saved since the last call. */
  readonly update: (pageAreas: PageAreas, documents: ReadonlyMap<string, OpenDocument>) => void;
}

const savedForms = (documents: ReadonlyMap<string, OpenDocument>): ReadonlyMap<string, number> =>
  new Map(
    [...documents.values()]
      .filter(({ saved }) => saved.kind === 'form')
      .map(({ saved }) => [saved.id, saved.revision]),
  );

/** A block shows a form that is another document: its own value is the same when the form changes. */
export const watchForms = (renderer: Pick<BlockRenderer, 'request'>): FormWatcher => {
  let known: ReadonlyMap<string, number> = new Map();
  return {
    update: (pageAreas, documents) => {
      const saved = savedForms(documents);
      const changed = new Set(
        [...saved].filter(([id, revision]) => (known.get(id) ?? revision) !== revision).map(([id]) => id),
      );
      known = saved;
      if (changed.size === 0) return;
      for (const area of pageAreas) {
        const blocks = area.layout.flatMap((section) => section.blocks);
        const shown = blocks.filter(({ value }) => changed.has(String(value['formId'])));
        if (shown.length > 0) renderer.request(area, { blockIds: shown.map(({ id }) => id), sectionIds: [] });
      }
    },
  };
};
