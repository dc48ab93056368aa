export { catalogueActivity } from './catalogue-activity.ts';
export { catalogueCalls } from './catalogue-calls.ts';
export { readStockCall } from './read-stock-call.ts';
export { catalogueRefusals } from './catalogue-refusals.ts';
