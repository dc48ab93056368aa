import { kindOf, type BlockKind, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { renderBlock, renderBlockOf, type BlockContext } from '../../blocks/index.ts';
import { nothingLoaded, type LoadedNeeds, type PageNeeds } from '../../data-requirements/index.ts';
import { headerAssetIds } from '../../site-chrome/index.ts';
import { blockQuestions } from '../requirements/block-requirements.ts';
import { createPageBlocks } from '../blocks/page-blocks.ts';
import type { PageData } from '../model/page-data.ts';
import { PageErrors } from '../model/page-errors.ts';
import { siteStrings } from '../model/site-strings.ts';
import { makeInert } from './canvas-page.ts';
import { blockOverride, type OverrideSource } from '../context/block-override.ts';

/** What is to be shown of a page: sections, or one block, which then stands alone in its section. */
export interface CanvasPart {
  readonly sections: readonly Section[];
  readonly blockId?: string;
  /** What stands before it on the page, where `followsHeadings`. */
  readonly before?: readonly PlacedBlock[];
}

const showsLogo = ({ blocks }: Section): boolean => blocks.some((block) => kindOf(block) === 'logo');

/** Everything that the part alone asks for. */
export const planPart = ({ sections }: CanvasPart, siteChrome: PageData['siteChrome']): PageNeeds => {
  const { needs, assetIds } = blockQuestions(sections);
  const logo = sections.some(showsLogo) ? headerAssetIds(siteChrome) : [];
  return { needs, assetIds: [...assetIds, ...logo] };
};

export interface PartRequest extends OverrideSource {
  readonly loaded?: LoadedNeeds;
}

/** The kinds that hold headings. */
const HEADED: ReadonlySet<BlockKind | undefined> = new Set<BlockKind>(['text', 'markdown', 'album', 'menu']);

/** Where the page's headings stand when the part begins. */
const noteHeadings = ({ before = [] }: CanvasPart, context: BlockContext): void => {
  for (const block of before) if (HEADED.has(kindOf(block))) renderBlock(block, context);
};

const showPart = (part: CanvasPart, context: BlockContext, whole: () => string): string => {
  const [section] = part.sections;
  return part.blockId !== undefined && section ? renderBlockOf(section, part.blockId, context) : whole();
};

/** A part of a page as its canvas shows it. The rest of the page is neither read nor rendered. */
export const renderPart = (request: PartRequest, part: CanvasPart): string => {
  const { template, loaded = nothingLoaded } = request;
  const localizedStrings = siteStrings(template, request.data);
  const data = { ...request.data, localizedStrings, fields: new Map([['part', part.sections]]) };
  const blocks = createPageBlocks({
    data,
    loaded,
    mode: 'edit',
    localizedStrings,
    override: blockOverride(request, new PageErrors()),
  });
  noteHeadings(part, blocks.context);
  const marked = { ...blocks.context, isMarked: true };
  return makeInert(showPart(part, marked, () => blocks.renderOwn(part.sections)));
};
