import { betaFlagNames } from '@sitewright/domain/features';
import { pagePermissions } from '@sitewright/domain/pages';
import { environmentOf } from '@sitewright/domain/sites';
import { derivedFrom } from '../../derived/index.ts';
import { announcementScript } from './announcement-script.ts';
import type { PageContext } from '../context/page-context.ts';
import type { ContentSource } from '../context/content-context.ts';
import type { PageData } from '../model/page-data.ts';
import { fullUrlOf, itemUrlOf } from '../model/page-urls.ts';
import { shopScriptContext } from '../context/shop-context.ts';
import { compatibilityScript } from './compatibility-script.ts';
import { scriptJson } from './script-json.ts';

const collectionPart = ({ collection }: PageData) =>
  collection
    ? {
        collection: {
          title: collection.title,
          id: collection.id,
          fullUrl: fullUrlOf(collection),
          type: collection.type,
          permissionType: collection.permission ?? pagePermissions.public,
        },
      }
    : {};

const itemPart = ({ collection, item }: PageData) =>
  item
    ? {
        item: {
          title: item.title,
          id: item.id,
          fullUrl: itemUrlOf(collection, item),
          publicCommentCount: item.publicCommentCount ?? 0,
          commentState: item.commentState ?? 2,
          recordType: item.recordType,
        },
      }
    : {};

/** Scripts of the page read it as `Static.SQUARESPACE_CONTEXT`. */
const buildScriptContext = (source: ContentSource, context: PageContext) => {
  const { data } = source;
  const { website, websiteSettings } = context;
  return {
    pageType: data.pageType,
    website,
    websiteSettings,
    ...collectionPart(data),
    ...itemPart(data),
    ...shopScriptContext(source.data, context),
    cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
    subscribed: true,
    templateTweakable: false,
    tweakJSON: {},
    templateVersion: '7',
    templateId: '',
    pageFeatures: [1, 2, 4],
    templateScriptsRootUrl: '/scripts/',
    betaFeatureFlags: betaFlagNames(data.site.features),
    impersonatedSession: false,
    showAnnouncementBar: 'announcementBarSettings' in websiteSettings,
    i18nContext: { timeZoneData: { id: data.site.settings.timeZone, name: data.site.settings.timeZone } },
    sourceEnvironment: environmentOf(new URL(data.baseUrl).host),
  };
};

/** The site's parts are the same objects for page after page. */
const sitePartJson = derivedFrom((part: object) => scriptJson(part));

const contextJson = (source: ContentSource, context: PageContext): string => {
  const { website, websiteSettings, ...ofPage } = buildScriptContext(source, context);
  const ofSite = `"website":${sitePartJson(website)},"websiteSettings":${sitePartJson(websiteSettings)}`;
  return `{${ofSite},${scriptJson(ofPage).slice(1)}`;
};

/** The text of the inline script; its hash is part of the Content-Security-Policy. */
export const contextScript = (source: ContentSource, context: PageContext): string =>
  `window.Static=window.Static||{};Static.SQUARESPACE_CONTEXT=${contextJson(source, context)};${compatibilityScript}${announcementScript}`;
