import type { FormatterTable } from '@sitewright/template';
import type { RenderHost } from '../languages/index.ts';
import { message } from './message.ts';

export { formatMessage } from './format-message.ts';
export { namedArguments, type MessageArguments } from './message-arguments.ts';

/** `plural` is the older name of the same formatter. */
export const formatters: FormatterTable<RenderHost> = { message, plural: message };
