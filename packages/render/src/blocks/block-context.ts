import type { CaptchaSettings, SiteForm } from '@sitewright/domain/forms';
import type { BlockKind, PlacedBlock } from '@sitewright/domain/blocks';
import type { BlockAsset, LoadedBlocks } from './block-requirements.ts';
import type { ShownFund } from './donations/donation-fields.ts';
import { openFormats, type BlockFormats } from './formats.ts';

export interface SocialAccount {
  readonly serviceName: string;
  readonly profileUrl: string;
  readonly userName?: string;
  readonly screenname?: string;
}

/** A collection that a block links to. */
export interface LinkedCollection {
  readonly id: string;
  readonly title: string;
  readonly fullUrl: string;
}

/** HTML of a product, as the formatters of templates print it. */
export interface ProductParts {
  readonly price: string;
  readonly status: string;
  readonly options: string;
  readonly quantity: string;
  readonly button: string;
  readonly scarcity: string;
}

/** A form that was sent without script, on the page that it leads back to. */
export interface SentForm {
  readonly formId: string;
  /** Undefined if it was accepted. */
  readonly refused?: {
    readonly message: string;
    readonly errors: Readonly<Record<string, string>>;
    readonly answers: Readonly<Record<string, unknown>>;
  };
}

/** What form blocks need. */
export interface FormScope {
  readonly forms: ReadonlyMap<string, SiteForm>;
  readonly captcha: CaptchaSettings;
  readonly page: {
    readonly id: string;
    readonly title: string;
    readonly path: string;
    readonly isItem: boolean;
  };
  readonly sent?: SentForm;
}

export interface BlockContextInput {
  /** In `edit` mode scripts do not run, and blocks that render nothing for visitors leave a labelled gap. */
  readonly mode: 'visitor' | 'edit';
  /**
   * In `edit` mode: the blocks belong to the edited document and carry the attributes that the canvas needs.
   */
  readonly isMarked?: boolean;
  /** Scheme and host as in the visitor's address bar. */
  readonly baseUrl: string;
  readonly language: string;
  readonly timeZone: string;
  readonly now: number;
  /** The month that calendars show, as `11-2026`; default: the current month. */
  readonly calendarMonth?: string;
  readonly assets: ReadonlyMap<string, BlockAsset>;
  readonly loaded: LoadedBlocks;
  readonly collections: ReadonlyMap<string, LinkedCollection>;
  readonly siteTitle: string;
  readonly logo?: BlockAsset;
  readonly socialAccounts?: readonly SocialAccount[];
  readonly localizedStrings?: Readonly<Record<string, string>>;
  /** Missing in feeds, where nothing can be sent. */
  readonly formScope?: FormScope;
  /** Those that take donations, of the loaded ones. */
  readonly funds?: ReadonlyMap<string, ShownFund>;
  /** The parts of a loaded product; missing in feeds, where nothing can be bought. */
  readonly renderProduct?: (itemId: string) => ProductParts | undefined;
  /**
   * HTML from the site's template instead of the built-in renderer; undefined if the template does not
   * override the kind.
   */
  readonly override?: (kind: BlockKind, block: PlacedBlock) => string | undefined;
}

/** Shared by all blocks of a page. `createBlockContext` creates a new one per page. */
export interface BlockContext extends BlockContextInput {
  readonly format: BlockFormats;
  /** Level of the last heading rendered by a block; starts at 1, the page title. */
  readonly headings: { last: number };
  /** Third-party origins that embeds of this page may load in frames, for its Content-Security-Policy. */
  readonly frames: Set<string>;
  /** Origins of outside scripts that blocks of this page load. */
  readonly scripts: Set<string>;
}

export const createBlockContext = (input: BlockContextInput): BlockContext => ({
  ...input,
  format: openFormats(input.language, input.timeZone),
  headings: { last: 1 },
  frames: new Set(),
  scripts: new Set(),
});

/** At most one level below the previous heading, so that no level is skipped. */
export const headingLevel = ({ headings }: BlockContext, level: 2 | 3): number =>
  Math.min(level, headings.last + 1);

/** A built-in text in the site's language. */
export const blockText = ({ localizedStrings }: BlockContextInput, key: string, fallback: string): string =>
  localizedStrings?.[key] ?? fallback;
