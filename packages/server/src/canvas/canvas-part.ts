/** The requested part, by its ids in the document. */
export interface WantedPart {
  readonly area?: string | undefined;
  readonly sectionId?: string | undefined;
  readonly blockId?: string | undefined;
}

/** Unvalidated input of a call. */
type Loose = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const listOf = (value: unknown): Loose[] => (Array.isArray(value) ? value.filter(isObject) : []);

const fieldsOf = (content: Loose): [string, unknown][] =>
  isObject(content['fields']) ? Object.entries(content['fields']) : [];

const areasOf = (content: Loose): [string, Loose[]][] => [
  ['sections', listOf(content['sections'])],
  ...fieldsOf(content).map(([id, sections]): [string, Loose[]] => [`field:${id}`, listOf(sections)]),
];

const blocksOf = (section: Loose): Loose[] => listOf(section['blocks']);

/** A part of a document in its stored shape, not yet validated. */
export interface FoundPart {
  readonly sections: readonly Loose[];
  /** The blocks before the part in its area. */
  readonly before: readonly Loose[];
}

const findBlock = (sections: readonly Loose[], blockId: string): FoundPart | undefined => {
  const at = sections.findIndex((section) => blocksOf(section).some(({ id }) => id === blockId));
  const section = sections[at];
  if (!section) return undefined;
  const blocks = blocksOf(section);
  const place = blocks.findIndex(({ id }) => id === blockId);
  return {
    sections: [{ ...section, blocks: blocks.slice(place, place + 1) }],
    before: [...sections.slice(0, at).flatMap(blocksOf), ...blocks.slice(0, place)],
  };
};

const findSection = (sections: readonly Loose[], sectionId: string): FoundPart | undefined => {
  const at = sections.findIndex(({ id }) => id === sectionId);
  if (at < 0) return undefined;
  return { sections: sections.slice(at, at + 1), before: sections.slice(0, at).flatMap(blocksOf) };
};

const findIn = (
  sections: readonly Loose[],
  { sectionId, blockId }: Pick<WantedPart, 'sectionId' | 'blockId'>,
): FoundPart | undefined => {
  if (blockId !== undefined) return findBlock(sections, blockId);
  return sectionId === undefined ? { sections, before: [] } : findSection(sections, sectionId);
};

/** Finds a block, a section or a whole area; a block is returned alone in its section. */
export const findPart = (
  content: unknown,
  { area, sectionId, blockId }: WantedPart,
): FoundPart | undefined => {
  const areas = isObject(content) ? areasOf(content) : [];
  for (const [name, sections] of areas) {
    const found = area === undefined || name === area ? findIn(sections, { sectionId, blockId }) : undefined;
    if (found) return found;
  }
  return undefined;
};
