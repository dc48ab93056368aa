/** Services with an icon on the page. */
export const socialServices = [
  'Instagram',
  'Facebook',
  'YouTube',
  'TikTok',
  'Twitter',
  'LinkedIn',
  'Pinterest',
  'GitHub',
  'SoundCloud',
  'Email',
  'RSS',
] as const;
