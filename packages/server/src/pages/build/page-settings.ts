import { contactEmailOf, type SiteSettings } from '@sitewright/domain/sites';
import type { PageData } from '@sitewright/render/page';

/** Site settings under the names that templates use. */
export const pageSettingsOf = (settings: SiteSettings): NonNullable<PageData['settings']> => {
  const { tagLine, socialAccounts, shareServices, isHidden = false, headerCode, footerCode } = settings;
  const contactEmail = contactEmailOf(socialAccounts);
  return {
    ...(contactEmail === undefined ? {} : { contactEmail }),
    ...(tagLine === undefined ? {} : { siteTagLine: tagLine }),
    ...(socialAccounts === undefined ? {} : { socialAccounts }),
    ...(shareServices === undefined
      ? {}
      : { shareButtonOptions: Object.fromEntries(shareServices.map((code) => [code, true])) }),
    ...(headerCode === undefined ? {} : { headerCode }),
    ...(footerCode === undefined ? {} : { footerCode }),
    seoHidden: isHidden,
  };
};
