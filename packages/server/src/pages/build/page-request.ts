import type {
  DigitalProduct,
  RefusedComment,
  RefusedSignUp,
  SentForm,
  ShopPageData,
} from '@sitewright/render/page';
import type { PageType } from '@sitewright/domain/pages';
import type { PageAccess } from '../../page-access/index.ts';
import type { SourceRequest } from '../drafts/load-source.ts';
import type { LoadServices } from '../load/load-published.ts';
import type { ContentServices } from './build-content.ts';

export interface PageServices extends ContentServices, LoadServices {
  readonly clock: () => Date;
}

/** The browser that sent the request. */
export interface PageVisitor {
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
}

/** A comment that was posted without script and rejected; the page is rendered again with its text. */
export interface RejectedComment {
  readonly refused: RefusedComment;
  readonly answerTo?: string;
  readonly status: number;
}

/** A form that was sent without script and refused; the page is rendered again with its answers. */
export interface RejectedAnswers {
  readonly sentForm: SentForm;
  readonly status: number;
}

/** A restock sign-up that was sent without script and refused; the page is rendered again with what was entered. */
export interface RejectedSignUp {
  readonly refused: RefusedSignUp;
  readonly status: number;
}

/** A page of the shop whose content is given: the checkout, or the page of an order. */
export interface ShopPage extends ShopPageData {
  readonly pageType: PageType;
  readonly status: number;
}

export interface PageRequest extends SourceRequest {
  readonly access: PageAccess;
  /** Needed for personal pages. */
  readonly visitor?: PageVisitor;
  /** A wrong page password was submitted. */
  readonly isPasswordWrong?: boolean;
  readonly rejectedComment?: RejectedComment;
  readonly rejectedAnswers?: RejectedAnswers;
  readonly rejectedSignUp?: RejectedSignUp;
  /** The download that the owner previews. */
  readonly digitalProduct?: DigitalProduct | undefined;
  readonly shopPage?: ShopPage | undefined;
  /** The form that the form builder shows on a page of its own. */
  readonly formId?: string | undefined;
  /** The site's error page, whatever the URL. */
  readonly isErrorPage?: boolean;
}
