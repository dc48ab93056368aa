import { hasHeadings, kindOf, type PlacedBlock, type Section } from '@sitewright/domain/blocks';
import { renderBlock, renderBlockOf, type BlockContext } from '../../blocks/index.ts';
import {
  nothingLoaded,
  type LoadedRequirements,
  type PageRequirements,
} from '../../data-requirements/index.ts';
import { headerAssetIds } from '../../site-chrome/index.ts';
import { requirementsOfBlocks } from '../requirements/block-requirements.ts';
import { productParts } from '../context/product-parts.ts';
import { createPageBlocks } from '../blocks/page-blocks.ts';
import type { PageData } from '../model/page-data.ts';
import { PageErrors } from '../model/page-errors.ts';
import { siteStrings } from '../model/site-strings.ts';
import { makeInert } from './canvas-page.ts';
import { blockOverride, type OverrideSource } from '../context/block-override.ts';

/** Sections of a page, or one block, which is then the only one of its section. */
export interface CanvasPart {
  readonly sections: readonly Section[];
  readonly blockId?: string;
  /** The blocks before it on the page, for `dependsOnHeadings`. */
  readonly before?: readonly PlacedBlock[];
}

const showsLogo = ({ blocks }: Section): boolean => blocks.some((block) => kindOf(block) === 'logo');

export const requirementsOfPart = (
  { sections }: CanvasPart,
  siteChrome: PageData['siteChrome'],
): PageRequirements => {
  const { requirements, assetIds, formIds, fundIds } = requirementsOfBlocks(sections);
  const logo = sections.some(showsLogo) ? headerAssetIds(siteChrome) : [];
  return { requirements, assetIds: [...assetIds, ...logo], formIds, fundIds };
};

export interface PartRequest extends OverrideSource {
  readonly loaded?: LoadedRequirements;
}

/** Advances the heading outline of the context to the start of the part. */
const noteHeadings = ({ before = [] }: CanvasPart, context: BlockContext): void => {
  for (const block of before) if (hasHeadings(block)) renderBlock(block, context);
};

const showPart = (part: CanvasPart, context: BlockContext, whole: () => string): string => {
  const [section] = part.sections;
  return part.blockId !== undefined && section ? renderBlockOf(section, part.blockId, context) : whole();
};

/** Renders a part of a page for the canvas. The rest of the page is neither loaded nor rendered. */
export const renderPart = (request: PartRequest, part: CanvasPart): string => {
  const { template, loaded = nothingLoaded } = request;
  const localizedStrings = siteStrings(template, request.data);
  const data = { ...request.data, localizedStrings, fields: new Map([['part', part.sections]]) };
  const host = { ...request.host, currency: data.site.settings.currency };
  const blocks = createPageBlocks({
    data,
    loaded,
    mode: 'edit',
    localizedStrings,
    override: blockOverride(request, new PageErrors()),
    renderProduct: productParts({ ...request, host, data, loaded, localizedStrings }),
  });
  noteHeadings(part, blocks.context);
  const marked = { ...blocks.context, isMarked: true };
  return makeInert(showPart(part, marked, () => blocks.renderOwn(part.sections)));
};
