import { isRecord } from '@sitewright/domain/documents';
/** The requested part, by its ids in the document. */
export interface RequestedPart {
  readonly area?: string | undefined;
  readonly sectionId?: string | undefined;
  readonly blockId?: string | undefined;
}

/** Unvalidated input of a call. */
type Unvalidated = Readonly<Record<string, unknown>>;

const listOf = (value: unknown): Unvalidated[] => (Array.isArray(value) ? value.filter(isRecord) : []);

const fieldsOf = (content: Unvalidated): [string, unknown][] =>
  isRecord(content['fields']) ? Object.entries(content['fields']) : [];

const areasOf = (content: Unvalidated): [string, Unvalidated[]][] => [
  ['sections', listOf(content['sections'])],
  ...fieldsOf(content).map(([id, sections]): [string, Unvalidated[]] => [`field:${id}`, listOf(sections)]),
];

const blocksOf = (section: Unvalidated): Unvalidated[] => listOf(section['blocks']);

/** A part of a document in its stored shape, not yet validated. */
export interface FoundPart {
  readonly sections: readonly Unvalidated[];
  /** The blocks before the part in its area. */
  readonly before: readonly Unvalidated[];
}

const findBlock = (sections: readonly Unvalidated[], blockId: string): FoundPart | undefined => {
  const at = sections.findIndex((section) => blocksOf(section).some(({ id }) => id === blockId));
  const section = sections[at];
  if (!section) return undefined;
  const blocks = blocksOf(section);
  const index = blocks.findIndex(({ id }) => id === blockId);
  return {
    sections: [{ ...section, blocks: blocks.slice(index, index + 1) }],
    before: [...sections.slice(0, at).flatMap(blocksOf), ...blocks.slice(0, index)],
  };
};

const findSection = (sections: readonly Unvalidated[], sectionId: string): FoundPart | undefined => {
  const at = sections.findIndex(({ id }) => id === sectionId);
  if (at < 0) return undefined;
  return { sections: sections.slice(at, at + 1), before: sections.slice(0, at).flatMap(blocksOf) };
};

const findIn = (
  sections: readonly Unvalidated[],
  { sectionId, blockId }: Pick<RequestedPart, 'sectionId' | 'blockId'>,
): FoundPart | undefined => {
  if (blockId !== undefined) return findBlock(sections, blockId);
  return sectionId === undefined ? { sections, before: [] } : findSection(sections, sectionId);
};

/** Finds a block, a section or a whole area; a block is returned alone in its section. */
export const findPart = (
  content: unknown,
  { area, sectionId, blockId }: RequestedPart,
): FoundPart | undefined => {
  const areas = isRecord(content) ? areasOf(content) : [];
  for (const [name, sections] of areas) {
    const found = area === undefined || name === area ? findIn(sections, { sectionId, blockId }) : undefined;
    if (found) return found;
  }
  return undefined;
};
