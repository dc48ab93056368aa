import type { RenderContext } from '@sitewright/template';
import { siteTimeZone } from '../dates/index.ts';
import type { RenderHost } from '../languages/index.ts';
import { formatFullMessage } from './full-message.ts';
import type { MessageArguments } from './message-arguments.ts';
import { formatPlainMessage } from './plain-message.ts';

/** Formats a message; empty if the render has no locale. */
export const formatMessage = (
  message: string,
  args: MessageArguments,
  context: RenderContext<RenderHost>,
): string => {
  const { locale } = context.host;
  if (!locale) return '';
  return (
    formatPlainMessage(message, args) ??
    formatFullMessage(message, args, { locale, timeZone: siteTimeZone(context) })
  );
};
