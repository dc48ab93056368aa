export { describeTime, describeTimes, nameZone } from './describe-time.ts';
export { RelativeSiteTime, SiteTime, useSiteZone } from './site-time.tsx';
export { SiteZone } from './site-zone.tsx';
export { localTime, momentOf } from './zoned-time.ts';
export { findPassedTime, TIME_PASSED } from './passed-time.ts';
