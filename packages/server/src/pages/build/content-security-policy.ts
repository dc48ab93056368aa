import { hash } from 'node:crypto';
import { kitHosts } from '@sitewright/domain/fonts';
import { checkoutStyles, type GatewayHosts } from '@sitewright/render/checkout';
import type { RenderedPage } from '@sitewright/render/page';
import type { TemplateSet } from '@sitewright/render/templates';
import { LRUCache } from 'lru-cache';

const hashOf = (script: string): string => `'sha256-${hash('sha256', script, 'base64')}'`;

/** Scripts of templates are the same on every page: each is hashed once. */
const MAX_HASHES = 2000;
const hashes = new LRUCache<string, string>({ max: MAX_HASHES, memoMethod: hashOf });

const knownHashOf = (script: string): string => hashes.memo(script);

const kitPolicy = ({ fontKitId }: Pick<TemplateSet, 'fontKitId'>): string[] =>
  fontKitId === undefined
    ? ["style-src 'self' 'unsafe-inline'"]
    : [
        ["style-src 'self' 'unsafe-inline'", ...kitHosts.styles].join(' '),
        ["font-src 'self'", ...kitHosts.fonts].join(' '),
      ];

type PolicyParts = Pick<
  RenderedPage,
  'templateScripts' | 'scriptTexts' | 'scriptHosts' | 'formHosts' | 'frameHosts'
>;

/** The Content-Security-Policy of a page. Hosts and hashes come from templates and code, never from data. */
export const contentSecurityPolicy = (
  page: PolicyParts,
  template: Pick<TemplateSet, 'fontKitId'>,
): string => {
  const scripts = [...page.templateScripts.map(knownHashOf), ...page.scriptTexts.map(hashOf)];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(scripts), ...page.scriptHosts].join(' '),
    ...kitPolicy(template),
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    ["frame-src 'self'", ...page.frameHosts].join(' '),
    "object-src 'none'",
    "base-uri 'self'",
    ["form-action 'self'", ...page.formHosts].join(' '),
    "frame-ancestors 'self'",
  ].join('; ');
};

const CHECKOUT_STYLES = hashOf(checkoutStyles);

const noHosts: GatewayHosts = { scripts: [], frames: [], connections: [], forms: [] };

interface CheckoutParts {
  readonly gateway?: { readonly hosts: GatewayHosts };
  readonly isPreview?: boolean;
}

/** Of the page where people pay: the program's own scripts and styles, those of the gateway, and never in a frame. */
export const checkoutPolicy = (
  page: Pick<PolicyParts, 'scriptTexts'>,
  { fontKitId }: Pick<TemplateSet, 'fontKitId'>,
  { gateway: { hosts: gateway } = { hosts: noHosts }, isPreview = false }: CheckoutParts = {},
): string => {
  const kit = fontKitId === undefined ? { styles: [], fonts: [] } : kitHosts;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...page.scriptTexts.map(hashOf), ...gateway.scripts].join(' '),
    ["style-src 'self'", CHECKOUT_STYLES, ...kit.styles].join(' '),
    ["font-src 'self'", ...kit.fonts].join(' '),
    "img-src 'self' data:",
    ["connect-src 'self'", ...gateway.connections].join(' '),
    ...(gateway.frames.length === 0 ? [] : [['frame-src', ...gateway.frames].join(' ')]),
    ["form-action 'self'", ...gateway.forms].join(' '),
    "base-uri 'none'",
    // Without scripts a frame of the owner's app can have the origin that its fonts need.
    ...(isPreview ? ['sandbox allow-same-origin', "frame-ancestors 'self'"] : ["frame-ancestors 'none'"]),
  ].join('; ');
};
