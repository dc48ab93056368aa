import { emptyCampaign, type CampaignDesign, type CampaignFont } from '@sitewright/domain/campaigns';
import type { Site } from '@sitewright/domain/sites';
import { readColour, writeHex, type StyleToken } from '@sitewright/domain/styles';

/** Colors and fonts of a site, as emails can have them. */
export type DesignReader = (site: Site) => Promise<CampaignDesign>;

const valueOf = (tokens: readonly StyleToken[], name: string): string =>
  String(tokens.find((token) => token.name === name)?.value ?? '');

const colorOf = (tokens: readonly StyleToken[], name: string): string | undefined => {
  const color = readColour(valueOf(tokens, name));
  return color && writeHex(color).slice(0, 7);
};

/** The nearest font that mail programs have. */
const fontOf = (family: string): CampaignFont => {
  if (/mono|courier/i.test(family)) return 'mono';
  return /(?<!sans-)\bserif|georgia|times|garamond|playfair|fraunces/i.test(family) ? 'serif' : 'sans';
};

/** The colors and fonts of the site's styles; what cannot be told is as in other emails. */
export const readSiteDesign = (tokens: readonly StyleToken[]): CampaignDesign => {
  const { design } = emptyCampaign;
  return {
    background: colorOf(tokens, '--sw-mat') ?? design.background,
    paper: colorOf(tokens, '--sw-paper') ?? design.paper,
    ink: colorOf(tokens, '--sw-ink') ?? design.ink,
    accent: colorOf(tokens, '--sw-accent') ?? design.accent,
    font: design.font,
    headingFont: fontOf(valueOf(tokens, '--sw-heading-font')),
  };
};
