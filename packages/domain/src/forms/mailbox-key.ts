const IDEOGRAPHIC_STOP = '\u3002';

/**
 * Spellings of an email address that many providers deliver to one mailbox: capitals, dots, what follows a plus sign, and
 * characters that mean the same, such as the full stops of other scripts, which domains may be written with.
 * For limits alone; elsewhere they are different addresses.
 */
export const mailboxKey = (email: string): string => {
  const address = email.trim().normalize('NFKC').replaceAll(IDEOGRAPHIC_STOP, '.').toLowerCase();
  const at = address.lastIndexOf('@');
  const [name = ''] = address.slice(0, Math.max(0, at)).split('+');
  const domain = address
    .slice(at)
    .replace(/\.+$/, '')
    .replace(/^@googlemail\.com$/, '@gmail.com');
  return `${name.replaceAll('.', '')}${domain}`;
};
