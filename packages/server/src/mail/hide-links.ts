const LINK_WITH_TOKEN = /https?:\/\/\S+[?&]token=\S+/g;

export const HIDDEN_LINK = '(The link is only in the mail itself.)';

/**
 * The letter without links that open somebody's account. Whoever invites an address must not be able to accept in its
 * name: the account would count on every other site as that person's.
 */
export const hideLinks = (text: string): string => text.replaceAll(LINK_WITH_TOKEN, HIDDEN_LINK);
