import type { WebhookRefusal } from '@sitewright/domain/webhooks';

/** https, without user info, which would end up in logs; or why it is none. */
export const readWebhookUrl = (typed: string): URL | WebhookRefusal => {
  const text = typed.trim();
  if (!/^https:/i.test(text)) return 'webhook-url-invalid';
  if (!URL.canParse(text)) return 'webhook-url-unreadable';
  const url = new URL(text);
  return url.username === '' && url.password === '' ? url : 'webhook-url-password';
};

/** Whether the operator of the installation named the server of an address. */
export const isPrivateReceiver = (receivers: readonly string[], typed: string): boolean => {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  return url !== undefined && url.username === '' && url.password === '' && receivers.includes(url.origin);
};
