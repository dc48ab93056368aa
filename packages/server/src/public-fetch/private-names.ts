/** Reserved by the registries, or common in networks of homes and companies and never given to anybody. */
const PRIVATE_ENDINGS = [
  'localhost',
  'local',
  'internal',
  'localdomain',
  'lan',
  'home',
  'home.arpa',
  'corp',
  'intranet',
  'private',
  'test',
  'invalid',
] as const;

/** The host of a URL where it is a name that no public server has. A dot at the end is another spelling of the same name. */
export const isPrivateName = ({ hostname }: URL): boolean => {
  if (hostname.startsWith('[')) return false;
  const labels = hostname.toLowerCase().replace(/\.$/, '').split('.');
  const name = labels.join('.');
  return (
    labels.length < 2 ||
    labels.includes('') ||
    PRIVATE_ENDINGS.some((ending) => name === ending || name.endsWith(`.${ending}`))
  );
};
