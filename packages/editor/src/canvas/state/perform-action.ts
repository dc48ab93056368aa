import { blockRefusalText } from '@sitewright/domain/blocks';
import { diffContent } from '@sitewright/domain/documents';
import { keyOf, type DocumentStore, type ContentEdit, type CommandStep } from '../../documents/index.ts';
import { isActionRefusal, type Action, type Perform } from '../actions/action.ts';
import { writeArea, type PageAreas } from '../model/page-areas.ts';
import type { Selection } from '../model/selection.ts';

export interface PerformParts {
  readonly store: Pick<DocumentStore, 'run'> & {
    readonly state: () => { readonly documents: ReadonlyMap<string, { readonly content: unknown }> };
  };
  readonly pageAreasNow: () => PageAreas;
  readonly canChange: boolean;
  readonly announce: (text: string) => void;
  readonly refuse: (text: string) => void;
  readonly select: (selection: Selection) => void;
}

/** Areas of one document are combined into one edit. */
const editsOf = (
  areas: Action['areas'],
  contentOf: (key: string) => unknown,
): (ContentEdit | CommandStep)[] => {
  const edits = new Map<string, ContentEdit>();
  const steps: CommandStep[] = [];
  for (const { document, area, layout, base } of areas) {
    const key = keyOf(document);
    const content = edits.get(key)?.content ?? contentOf(key);
    const next = writeArea(content, area, layout);
    if (base)
      steps.push({ ...document, op: 'change', changes: diffContent(writeArea(content, area, base), next) });
    else edits.set(key, { ...document, content: next });
  }
  return [...edits.values(), ...steps];
};

export const createPerform =
  ({ store, pageAreasNow, canChange, announce, refuse, select }: PerformParts): Perform =>
  (make) => {
    const result = canChange ? make(pageAreasNow()) : undefined;
    if (!result) return false;
    if (isActionRefusal(result)) {
      refuse(blockRefusalText(result));
      return false;
    }
    const { documents } = store.state();
    const isDone =
      'areas' in result &&
      store.run(
        result.label,
        editsOf(result.areas, (key) => documents.get(key)?.content),
      );
    const texts = isDone ? result.announcement : result.noChangeText;
    if (texts) announce(texts);
    if ('areas' in result && result.select) select(result.select);
    return isDone;
  };
