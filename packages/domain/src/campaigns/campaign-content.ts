/** A rich text as the text editor stores it; what emails cannot show is left out when it is sent. */
export interface CampaignText {
  readonly type: 'doc';
  readonly content?: readonly unknown[];
}

interface OfBlock {
  readonly id: string;
}

export interface TextCampaignBlock extends OfBlock {
  readonly kind: 'text';
  readonly document: CampaignText;
}

export interface ImageCampaignBlock extends OfBlock {
  readonly kind: 'image';
  /** A picture of the site; empty where none is chosen yet. */
  readonly assetId: string;
  readonly alt: string;
  /** Where a click leads; may be empty. */
  readonly url: string;
}

export interface ButtonCampaignBlock extends OfBlock {
  readonly kind: 'button';
  readonly label: string;
  readonly url: string;
}

export interface ProductCampaignBlock extends OfBlock {
  readonly kind: 'product';
  /** Empty where none is chosen yet. */
  readonly itemId: string;
  readonly showsPrice: boolean;
}

export interface DividerCampaignBlock extends OfBlock {
  readonly kind: 'divider';
}

export type CampaignBlock =
  TextCampaignBlock | ImageCampaignBlock | ButtonCampaignBlock | ProductCampaignBlock | DividerCampaignBlock;

export type CampaignBlockKind = CampaignBlock['kind'];

export const campaignBlockKinds = [
  'text',
  'image',
  'button',
  'product',
  'divider',
] as const satisfies readonly CampaignBlockKind[];

/** Fonts that mail programs have. */
export const campaignFonts = {
  sans: "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  serif: "Georgia,'Times New Roman',serif",
  mono: "'Courier New',Courier,monospace",
} as const;

export type CampaignFont = keyof typeof campaignFonts;

/** Colors are written as `#rrggbb`. */
export interface CampaignDesign {
  readonly background: string;
  readonly paper: string;
  readonly ink: string;
  readonly accent: string;
  readonly font: CampaignFont;
  readonly headingFont: CampaignFont;
}

/** Everything that recipients see of a campaign. */
export interface CampaignContent {
  readonly subject: string;
  /** What mail programs show after the subject. */
  readonly preheader: string;
  /** Empty for the name of the site's emails. */
  readonly fromName: string;
  /** Empty for none. */
  readonly replyTo: string;
  /** Of the sender: the law wants it in every email that advertises. */
  readonly postalAddress: string;
  readonly blocks: readonly CampaignBlock[];
  readonly design: CampaignDesign;
  /** Orders with this discount code count as sold by the campaign; empty for none. */
  readonly discountCode: string;
  readonly countsClicks: boolean;
  readonly countsOpens: boolean;
}

/** Subscribed members of the lists; with a segment those of them alone that are in it. */
export interface CampaignAudience {
  readonly listIds: readonly string[];
  /** Empty for everybody on the lists. */
  readonly segmentId: string;
}

export const campaignLimits = {
  NAME: 100,
  SUBJECT: 200,
  PREHEADER: 200,
  FROM_NAME: 100,
  EMAIL: 254,
  POSTAL_ADDRESS: 500,
  URL: 2000,
  LABEL: 100,
  ALT: 300,
  CODE: 100,
  BLOCKS: 60,
  LISTS: 50,
  YEARS_AHEAD: 5,
  /** Characters of all blocks as JSON. */
  CONTENT: 200_000,
  PAGE: 50,
  /** An order of somebody who clicked counts for so long. */
  CLICK_DAYS: 7,
} as const;

const defaultDesign: CampaignDesign = {
  background: '#f3f4f6',
  paper: '#ffffff',
  ink: '#1f2430',
  accent: '#2f5be7',
  font: 'sans',
  headingFont: 'sans',
};

export const emptyCampaign: CampaignContent = {
  subject: '',
  preheader: '',
  fromName: '',
  replyTo: '',
  postalAddress: '',
  blocks: [],
  design: defaultDesign,
  discountCode: '',
  countsClicks: true,
  countsOpens: false,
};

export const nobody: CampaignAudience = { listIds: [], segmentId: '' };
