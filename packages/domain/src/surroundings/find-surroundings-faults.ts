import { isSafeAddress } from '../blocks/index.ts';
import type { HeaderFooterContent } from './header-footer.ts';
import { surroundingsLimits } from './surroundings-limits.ts';
import { surroundingsMessages } from './surroundings-messages.ts';

type Faults = Readonly<Record<string, string>>;

const addressFaults = (name: string, url: string | undefined): Faults =>
  url === undefined || url === '' || isSafeAddress(url)
    ? {}
    : { [name]: surroundingsMessages['address-unsafe'] };

const textFaults = ({ announcement }: HeaderFooterContent): Faults =>
  JSON.stringify(announcement?.document ?? null).length > surroundingsLimits.ANNOUNCEMENT_BYTES
    ? { 'announcement.document': surroundingsMessages['announcement-too-long'] }
    : {};

const timeFaults = ({ announcement }: HeaderFooterContent): Faults => {
  const { startsOn, endsOn } = announcement ?? {};
  return startsOn !== undefined && endsOn !== undefined && endsOn <= startsOn
    ? { 'announcement.endsOn': surroundingsMessages['announcement-ends-first'] }
    : {};
};

/** What is wrong with header, footer and announcement, by field; blocks are looked at elsewhere. */
export const findSurroundingsFaults = (content: HeaderFooterContent): Faults => ({
  ...addressFaults('header.action.url', content.header?.action?.url),
  ...addressFaults('announcement.link.url', content.announcement?.link?.url),
  ...textFaults(content),
  ...timeFaults(content),
});
