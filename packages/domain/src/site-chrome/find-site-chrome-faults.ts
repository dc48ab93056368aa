import { isSafeAddress } from '../blocks/index.ts';
import type { HeaderFooterContent } from './header-footer.ts';
import { siteChromeLimits } from './site-chrome-limits.ts';
import { siteChromeMessages } from './site-chrome-messages.ts';

type Faults = Readonly<Record<string, string>>;

const addressFaults = (name: string, url: string | undefined): Faults =>
  url === undefined || url === '' || isSafeAddress(url)
    ? {}
    : { [name]: siteChromeMessages['address-unsafe'] };

const textFaults = ({ announcement }: HeaderFooterContent): Faults =>
  JSON.stringify(announcement?.document ?? null).length > siteChromeLimits.ANNOUNCEMENT_BYTES
    ? { 'announcement.document': siteChromeMessages['announcement-too-long'] }
    : {};

const timeFaults = ({ announcement }: HeaderFooterContent): Faults => {
  const { startsOn, endsOn } = announcement ?? {};
  return startsOn !== undefined && endsOn !== undefined && endsOn <= startsOn
    ? { 'announcement.endsOn': siteChromeMessages['announcement-ends-first'] }
    : {};
};

/** Messages by field of header, footer and announcement; blocks are checked separately. */
export const findSiteChromeFaults = (content: HeaderFooterContent): Faults => ({
  ...addressFaults('header.action.url', content.header?.action?.url),
  ...addressFaults('announcement.link.url', content.announcement?.link?.url),
  ...textFaults(content),
  ...timeFaults(content),
});
