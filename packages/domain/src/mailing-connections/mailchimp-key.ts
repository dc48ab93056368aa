/** The end of a key names the data center, and so the server that is asked: nothing else may be part of its name. */
const KEY = /^[0-9A-Za-z]{8,64}-([a-z]{2,4}\d{1,3})$/;

/** The data center of an API key of Mailchimp; undefined for what is no key. */
export const findDataCenter = (key: string): string | undefined => KEY.exec(key)?.[1];
