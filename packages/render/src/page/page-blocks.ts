import type { Section } from '@sitewright/domain/blocks';
import {
  createBlockContext,
  renderPromotedBlock,
  renderSection,
  type BlockContext,
  type BlockContextInput,
  type SocialAccount,
} from '../blocks/index.ts';
import type { LoadedNeeds, PageItem } from '../needs/index.ts';
import { toLoadedBlocks } from './block-bridge.ts';
import { indexOf } from './collection-index.ts';
import type { PageData } from './page-data.ts';

export type PageMode = BlockContextInput['mode'];

/** Every section that the page may show, wherever it stands. */
export const sectionsOf = (data: PageData): Section[] => {
  const owners = [data.collection, data.item, ...(data.children ?? []), ...(data.items ?? [])];
  const own = owners.flatMap((owner) => [
    ...(owner?.sections ?? []),
    ...Object.values(owner?.fields ?? {}).flat(),
  ]);
  return [...own, ...[...(data.fields ?? new Map<string, readonly Section[]>()).values()].flat()];
};

/** Sections become HTML; made once for a page. */
export interface PageBlocks {
  readonly context: BlockContext;
  render(sections: readonly Section[] | undefined): string;
  /** The block that an item shows in its lists; nothing where it has none. */
  renderPromoted(item: PageItem): string;
}

const isSocialAccount = (value: unknown): value is SocialAccount =>
  typeof value === 'object' &&
  value !== null &&
  'serviceName' in value &&
  typeof value.serviceName === 'string' &&
  'profileUrl' in value &&
  typeof value.profileUrl === 'string';

const socialAccountsOf = ({ settings }: PageData): SocialAccount[] => {
  const accounts = settings?.['socialAccounts'];
  return Array.isArray(accounts) ? accounts.filter(isSocialAccount) : [];
};

export interface PageBlocksInput {
  readonly data: PageData;
  readonly loaded: LoadedNeeds;
  readonly mode: PageMode;
  readonly localizedStrings: Readonly<Record<string, string>>;
  readonly override?: NonNullable<BlockContextInput['override']>;
}

export const createPageBlocks = (input: PageBlocksInput): PageBlocks => {
  const { data, loaded, mode, localizedStrings, override } = input;
  const { settings } = data.site;
  const context = createBlockContext({
    mode,
    baseUrl: data.baseUrl,
    language: data.language ?? settings.language,
    timeZone: settings.timeZone,
    now: data.now ?? 0,
    ...(data.calendarMonth === undefined ? {} : { calendarMonth: data.calendarMonth }),
    assets: new Map([...(data.assets ?? []), ...loaded.assets]),
    loaded: toLoadedBlocks(sectionsOf(data), data, loaded),
    collections: indexOf(data.collections).links,
    siteTitle: settings.title,
    socialAccounts: socialAccountsOf(data),
    localizedStrings,
    ...(override ? { override } : {}),
  });
  return {
    context,
    render: (sections = []) => sections.map((section) => renderSection(section, context)).join(''),
    renderPromoted: ({ promotedBlockType, sections = [] }) =>
      promotedBlockType === undefined ? '' : renderPromotedBlock(promotedBlockType, sections, context),
  };
};
