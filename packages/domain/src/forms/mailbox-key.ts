/**
 * Spellings of an email address that many providers deliver to one mailbox: capitals, dots and what follows a plus sign.
 * For limits alone; elsewhere they are different addresses.
 */
export const mailboxKey = (email: string): string => {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(0, at)).split('+');
  const domain = address
    .slice(at)
    .replace(/\.+$/, '')
    .replace(/^@googlemail\.com$/, '@gmail.com');
  return `${name.replaceAll('.', '')}${domain}`;
};
