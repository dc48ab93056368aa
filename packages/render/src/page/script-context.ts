import { pagePermissions } from '@sitewright/domain/pages';
import { environmentOf } from '@sitewright/domain/sites';
import type { PageContext } from './page-context.ts';
import type { PageData } from './page-data.ts';
import { fullUrlOf, itemUrlOf } from './page-urls.ts';

/** `<` would end the script element from inside a string; the line separators end a line in old engines. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

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
        ...(item.structuredContent ? { product: item.structuredContent } : {}),
      }
    : {};

/** What scripts in the page read as `Static.SQUARESPACE_CONTEXT`. */
export const buildScriptContext = (data: PageData, { website, websiteSettings }: PageContext) => ({
  pageType: data.pageType,
  website,
  websiteSettings,
  ...collectionPart(data),
  ...itemPart(data),
  cookieSettings: { isCookieBannerEnabled: false, isRestrictiveCookiePolicyEnabled: false },
  subscribed: true,
  templateTweakable: false,
  tweakJSON: {},
  templateVersion: '7',
  templateId: '',
  pageFeatures: [1, 2, 4],
  templateScriptsRootUrl: '/scripts/',
  betaFeatureFlags: [],
  impersonatedSession: false,
  showAnnouncementBar: false,
  i18nContext: { timeZoneData: { id: data.site.settings.timeZone, name: data.site.settings.timeZone } },
  sourceEnvironment: environmentOf(new URL(data.baseUrl).host),
});

/**
 * Names that scripts of older templates call. What they ask of them cannot be honoured, but a missing name would stop
 * the script at its first line: the calls that hand over a function run it, all else is told in the console, once.
 */
const STAND_INS = [
  '(function(w){',
  'var told={};function tell(n){if(!told[n]){told[n]=1;console.warn("Sitewright: "+n+" is not available here.")}}',
  'function run(f,a){try{f.apply(null,a)}catch(e){console.warn("Sitewright: a script of the template failed.",e)}}',
  'function ready(f,a){if(document.readyState==="loading")document.addEventListener("DOMContentLoaded",function(){run(f,a)});else run(f,a)}',
  'function stand(n,own){if(typeof Proxy==="undefined")return own;return new Proxy(own,{get:function(t,k){',
  'if(k in t||typeof k!=="string")return t[k];tell(n+"."+k);var f=function(){return stand(n+"."+k,function(){})};return stand(n+"."+k,f)}})}',
  'var Y=w.Y||stand("Y",{use:function(){var f=arguments[arguments.length-1];if(typeof f==="function")ready(f,[Y])},',
  'on:function(n,f){if(typeof f==="function"&&/ready|load/.test(n))ready(f,[])},one:function(){tell("Y.one");return null},all:function(){tell("Y.all");return stand("Y.all",{each:function(){},size:function(){return 0}})}});w.Y=Y;',
  'var S=w.Squarespace||{};w.Squarespace=stand("Squarespace",Object.assign({onInitialize:function(y,f){if(typeof f==="function")ready(f,[])},',
  'onDestroy:function(){},afterBodyLoad:function(){},load:function(){}},S));',
  '})(window);',
].join('');

/** The text between the script tags: its hash goes into the page's Content-Security-Policy. */
export const contextScript = (data: PageData, context: PageContext): string =>
  `window.Static=window.Static||{};Static.SQUARESPACE_CONTEXT=${scriptJson(buildScriptContext(data, context))};${STAND_INS}`;
