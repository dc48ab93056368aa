import { siteCalls } from '@sitewright/api/sites';
import { formatRelative, useNow } from '../controls/index.ts';
import { dataOf, useFetched } from '../data-fetching/index.ts';
import { describeTime, nameZone } from './describe-time.ts';

/** The time zone of the site; undefined until it is loaded. */
export const useSiteZone = (): string | undefined =>
  dataOf(useFetched(siteCalls.readSettings, {}).fetched)?.timeZone;

/** A time by the clocks of the site; the tooltip names the time zone. */
export const SiteTime = ({ on }: { readonly on: string }) => {
  const zone = useSiteZone();
  const time = zone === undefined ? '' : describeTime(new Date(on), zone);
  return (
    <time dateTime={on} title={zone === undefined ? undefined : nameZone(time, zone)}>
      {time}
    </time>
  );
};

/** How long ago it was; the tooltip has the time by the clocks of the site. */
export const RelativeSiteTime = ({ on }: { readonly on: string }) => {
  const zone = useSiteZone();
  const moment = new Date(on);
  const now = useNow();
  return (
    <time dateTime={on} title={zone === undefined ? undefined : nameZone(describeTime(moment, zone), zone)}>
      {formatRelative(moment, now, zone)}
    </time>
  );
};
