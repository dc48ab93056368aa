import { defaultCaptchaSettings } from '@sitewright/domain/forms';
import type { Section } from '@sitewright/domain/blocks';
import { hasFeature } from '@sitewright/domain/features';
import { formInEffect } from '@sitewright/domain/store';
import {
  createBlockContext,
  renderPromotedBlock,
  renderSection,
  showFund,
  type BlockContext,
  type BlockContextInput,
  type FormScope,
  type ShownFund,
  type SocialAccount,
} from '../../blocks/index.ts';
import type { LoadedRequirements, PageItem } from '../../data-requirements/index.ts';
import { toLoadedBlocks } from '../requirements/block-requirements.ts';
import { moneyPrinter } from '../../money/index.ts';
import { shopOf } from '../model/shop.ts';
import { sectionsOf } from '../model/page-sections.ts';
import { indexOf } from '../model/collection-index.ts';
import { fullUrlOf, itemUrlOf } from '../model/page-urls.ts';
import { markArea, type EditArea } from './edit-areas.ts';
import type { PageData } from '../model/page-data.ts';

export type PageMode = BlockContextInput['mode'];

/** Renders sections; one instance per page. */
export interface PageBlocks {
  readonly context: BlockContext;
  render(sections: readonly Section[] | undefined): string;
  /** Sections of the page's own document: in the editor they and their area are marked. */
  renderOwn(sections: readonly Section[] | undefined, area?: EditArea): string;
  /** The block that lists show for an item; empty if it has none. */
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

const formsInEffect = (forms: FormScope['forms'], { features }: PageData['site']): FormScope['forms'] =>
  new Map([...forms].map(([id, form]) => [id, formInEffect(form, features)]));

const formScopeOf = (data: PageData, loaded: LoadedRequirements): FormScope => {
  const { collection, item, site } = data;
  const path = item ? itemUrlOf(collection, item) : fullUrlOf(collection ?? { urlId: '' });
  return {
    forms: formsInEffect(loaded.forms, site),
    captcha: loaded.captcha ?? defaultCaptchaSettings,
    page: {
      id: collection?.id ?? '',
      title: item?.title ?? collection?.title ?? site.settings.title,
      path,
      isItem: item !== undefined,
    },
    ...(data.sentForm ? { sent: data.sentForm } : {}),
  };
};

/** None where nothing is sold. */
const fundsOf = (data: PageData, { funds, assets }: LoadedRequirements): ReadonlyMap<string, ShownFund> => {
  const { settings, features, currency, language } = shopOf(data);
  if (funds.size === 0 || !hasFeature(features, 'commerce')) return new Map();
  const printMoney = moneyPrinter({ language, currency, useCldr: settings.useCLDRMoneyFormat });
  return new Map(
    [...funds].map(([id, terms]) => {
      const image = assets.get(terms.imageId ?? '');
      return [id, showFund({ id, terms, image }, { language, currency, printMoney })];
    }),
  );
};

export interface PageBlocksInput {
  readonly data: PageData;
  readonly loaded: LoadedRequirements;
  readonly mode: PageMode;
  readonly localizedStrings: Readonly<Record<string, string>>;
  readonly override?: NonNullable<BlockContextInput['override']>;
  readonly renderProduct?: NonNullable<BlockContextInput['renderProduct']>;
}

export const createPageBlocks = (input: PageBlocksInput): PageBlocks => {
  const { data, loaded, mode, localizedStrings, override, renderProduct } = input;
  const { settings } = data.site;
  const assets = new Map([...(data.assets ?? []), ...loaded.assets]);
  const logo = assets.get(data.siteChrome?.header?.logoImageId ?? '');
  const context = createBlockContext({
    mode,
    baseUrl: data.baseUrl,
    language: data.language ?? settings.language,
    timeZone: settings.timeZone,
    now: data.now ?? 0,
    ...(data.calendarMonth === undefined ? {} : { calendarMonth: data.calendarMonth }),
    assets,
    loaded: toLoadedBlocks(sectionsOf(data), data, loaded),
    collections: indexOf(data.collections).links,
    siteTitle: settings.title,
    ...(logo ? { logo } : {}),
    socialAccounts: socialAccountsOf(data),
    localizedStrings,
    formScope: formScopeOf(data, loaded),
    funds: fundsOf(data, loaded),
    ...(override ? { override } : {}),
    ...(renderProduct ? { renderProduct } : {}),
  });
  const renderWith = (sections: readonly Section[] = [], its: BlockContext): string =>
    sections.map((section) => renderSection(section, its)).join('');
  const renderMarked = (sections: readonly Section[] | undefined, area: EditArea | undefined): string => {
    const html = renderWith(sections, { ...context, isMarked: true });
    return area ? markArea(html, area) : html;
  };
  return {
    context,
    render: (sections) => renderWith(sections, context),
    renderOwn: (sections, area) =>
      mode === 'edit' ? renderMarked(sections, area) : renderWith(sections, context),
    renderPromoted: ({ promotedBlockType, sections = [] }) =>
      promotedBlockType === undefined ? '' : renderPromotedBlock(promotedBlockType, sections, context),
  };
};
