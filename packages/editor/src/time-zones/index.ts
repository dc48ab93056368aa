export { describeTime, describeTimes } from './describe-time.ts';
export { SiteZone } from './site-zone.tsx';
export { localTime, momentOf } from './zoned-time.ts';
export { findPassedTime, TIME_PASSED } from './passed-time.ts';
