/** https, without user info, which would end up in logs. */
export const readWebhookUrl = (typed: string): URL | undefined => {
  const url = URL.canParse(typed.trim()) ? new URL(typed.trim()) : undefined;
  return url?.protocol === 'https:' && url.username === '' && url.password === '' ? url : undefined;
};
