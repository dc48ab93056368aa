const PATH = /^\/(?![/\\])[^\s"'<>\\]*$/;
/** No user name before the host: the address would look like another one. */
const WEB = /^https?:\/\/[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?(?:[/?#][^\s"'<>\\]*)?$/iu;

/**
 * Where a link of a campaign leads: an address of the web, or a path of the site at its origin. Undefined for anything
 * else, such as `javascript:`.
 */
export const readCampaignUrl = (typed: string, origin = ''): string | undefined => {
  const text = typed.trim();
  if (PATH.test(text)) return `${origin}${text}`;
  return WEB.test(text) ? text : undefined;
};
