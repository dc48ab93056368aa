import { socialServices } from '@sitewright/domain/sites';

/** Icons of services as strokes in a 24 by 24 view box. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['facebook', '<path d="M16 4h-2a4 4 0 0 0-4 4v13M7 12h8"/>'],
  [
    'instagram',
    '<rect x="4" y="4" width="16" height="16" rx="4.5"/><circle cx="12" cy="12" r="3.6"/><circle cx="16.6" cy="7.4" r=".6"/>',
  ],
  ['twitter', '<path d="M5 5l14 14M19 5L5 19"/>'],
  ['youtube', '<rect x="3" y="6" width="18" height="12" rx="3.5"/><path d="M10.5 9.5v5l4-2.5z"/>'],
  [
    'linkedin',
    '<rect x="4" y="4" width="16" height="16" rx="2"/><path d="M8 11v5M8 8v.2M12 16v-5M12 13a2 2 0 0 1 4 0v3"/>',
  ],
  ['tiktok', '<path d="M13 4v10.5a3.5 3.5 0 1 1-3.5-3.5M13 4c.5 2.8 2.2 4.4 5 4.6"/>'],
  ['pinterest', '<circle cx="12" cy="12" r="8.5"/><path d="M10 18l2-9M9.5 13a3 3 0 1 1 3 1.6"/>'],
  [
    'github',
    '<circle cx="12" cy="12" r="8.5"/><path d="M9.5 20v-3c-2-1-2.500-2.500-2.500-4.500 0-3 2-4.500 5-4.500s5 1.500 5 4.500c0 2-.5 3.500-2.500 4.500v3"/>',
  ],
  ['email', '<rect x="3" y="6" width="18" height="12" rx="1.5"/><path d="M3.500 7l8.500 6.500L20.500 7"/>'],
  [
    'phone',
    '<path d="M6 3.5h3l1.500 4-2 1.500a11 11 0 0 0 6.500 6.500l1.500-2 4 1.500v3a2 2 0 0 1-2.200 2A16 16 0 0 1 4 5.700a2 2 0 0 1 2-2.200z"/>',
  ],
  [
    'soundcloud',
    '<path d="M4 15v-2M7 16v-6M10 16V8M13 16V8c3-2 6 0 6 3 2 0 2.500 1.500 2.500 2.500S20.500 16 19 16z"/>',
  ],
  ['rss', '<circle cx="6" cy="18" r="1.500"/><path d="M5 11a8 8 0 0 1 8 8M5 5a14 14 0 0 1 14 14"/>'],
]);

const NAMES: ReadonlyMap<string, string> = new Map(socialServices.map(({ id, name }) => [id, name]));

/** `twitter-unauth` and `x` are both Twitter. */
const plainName = (serviceName: string): string => {
  const name = serviceName.toLowerCase().replace(/-unauth$/, '');
  return name === 'x' ? 'twitter' : name;
};

export const serviceLabel = (serviceName: string): string => {
  const name = plainName(serviceName);
  return NAMES.get(name) ?? name.charAt(0).toUpperCase() + name.slice(1);
};

const OTHER =
  '<path d="M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1"/>';

export const serviceIcon = (serviceName: string): string =>
  `<svg viewBox="0 0 24 24" aria-hidden="true">${SIGNS.get(plainName(serviceName)) ?? OTHER}</svg>`;
