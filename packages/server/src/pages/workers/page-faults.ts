import { Busy } from '../../fair-queue/index.ts';

/** The page was not built because too many others wait, or because building it ends the thread that does. */
export class PageRefusal extends Busy {}

/** Nobody waits for the page any more. */
export class PageAbandoned extends Error {}
