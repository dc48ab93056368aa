export { describeTime } from './describe-time.ts';
export { localTime, momentOf } from './zoned-time.ts';
