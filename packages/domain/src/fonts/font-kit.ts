/** A family of the owner's Adobe Fonts kit. */
export interface KitFamily {
  readonly name: string;
  /** The `font-family` value. */
  readonly stack: string;
}

export interface FontKit {
  readonly id: string;
  readonly families: readonly KitFamily[];
}

const KIT_ID = /^[a-z0-9]{4,16}$/;

export const isKitId = (id: string): boolean => KIT_ID.test(id);

/** Accepts the whole embed code, which owners paste. */
export const readKitId = (text: string): string => {
  const inAddress = /use\.typekit\.net\/([a-z0-9]+)/i.exec(text)?.[1];
  return (inAddress ?? text).trim().toLowerCase();
};

/** Origins that a page with a kit loads from. */
export const kitHosts = {
  styles: ['https://use.typekit.net', 'https://p.typekit.net'],
  fonts: ['https://use.typekit.net'],
} as const;

export const kitStylesheet = (id: string): string => `https://use.typekit.net/${id}.css`;
