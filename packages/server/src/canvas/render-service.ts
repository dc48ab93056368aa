import { dependsOnHeadings, layOutPhone, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { sectionsSchema } from '@sitewright/domain/pages/schemas';
import { sanitizeContent, findBlockFaults } from '../blocks/index.ts';
import { findDocument, findSchemaFaults } from '../documents/index.ts';
import { isRefusal, refuse, type ContributorContext, type Refusal } from '../http/index.ts';
import type { DraftPages } from '../pages/index.ts';
import { findPart, type FoundPart, type RequestedPart } from './canvas-part.ts';

export interface RenderRequest extends RequestedPart {
  readonly kind: 'collection' | 'item' | 'header-footer';
  readonly id: string;
  /** The unsaved document; the saved one by default. */
  readonly content?: unknown;
}

const areSections = (value: unknown): value is readonly Section[] =>
  Object.keys(findSchemaFaults(sectionsSchema, value)).length === 0;

type Faults = ReturnType<typeof findBlockFaults>;
type ReadSaved = () => Promise<FoundPart | undefined>;

/** Stored values were validated by earlier rules: they are read only if something does not match. */
const findFaults = async (sections: readonly Section[], readSaved: ReadSaved): Promise<Faults> => {
  const faults = findBlockFaults({ sections }, {});
  if (Object.keys(faults).length === 0) return faults;
  const saved = await readSaved();
  return saved && areSections(saved.sections)
    ? findBlockFaults({ sections }, { sections: saved.sections })
    : faults;
};

/** The validated and sanitized part, or a refusal. */
const checkPart = async (
  { sections }: FoundPart,
  readSaved: ReadSaved,
): Promise<readonly Section[] | Refusal> => {
  if (!areSections(sections)) return refuse('document-invalid', findSchemaFaults(sectionsSchema, sections));
  const faults = await findFaults(sections, readSaved);
  if (Object.keys(faults).length > 0) return refuse('page-invalid', faults);
  return (await sanitizeContent({ sections })).sections;
};

/** Read only where it matters: most blocks render the same at any position. */
const blocksBefore = (sections: readonly Section[], { before }: FoundPart): readonly PlacedBlock[] => {
  if (!dependsOnHeadings(sections)) return [];
  const wrapper: unknown = [{ id: '0'.repeat(24), theme: 'paper', blocks: before }];
  return areSections(wrapper) ? wrapper.flatMap(({ blocks }) => blocks) : [];
};

const describeSections = (sections: readonly Section[]) =>
  sections.map(({ id, blocks }) => ({ id, blockIds: layOutPhone(blocks).map(({ block }) => block.id) }));

/** The page whose lists may be shown on it even if it is locked. */
const collectionOf = ({ kind, id }: RenderRequest, content: unknown): string | undefined => {
  if (kind === 'collection') return id;
  const isItem = typeof content === 'object' && content !== null && 'collectionId' in content;
  return isItem && typeof content.collectionId === 'string' ? content.collectionId : undefined;
};

export const renderForCanvas = async (
  drafts: DraftPages,
  context: ContributorContext,
  request: RenderRequest,
): Promise<{ html: string; sections: { id: string; blockIds: string[] }[] } | Refusal> => {
  const { database, site, origin, network } = context;
  const { kind, id, blockId } = request;
  const readDraft = async () => (await findDocument(database, site.id, { kind, id }))?.draft;
  const content = request.content ?? (await readDraft());
  const found = findPart(content, request);
  if (!found) return refuse('not-found');
  const sections = await checkPart(found, async () => findPart(await readDraft(), request));
  if (isRefusal(sections)) return sections;
  const collectionId = collectionOf(request, content);
  const html = await drafts.renderPart(
    { site, network, baseUrl: origin },
    {
      sections,
      before: blocksBefore(sections, found),
      ...(blockId === undefined ? {} : { blockId }),
      ...(collectionId === undefined ? {} : { collectionId }),
    },
  );
  return { html, sections: describeSections(sections) };
};
