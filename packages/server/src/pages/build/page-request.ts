import type { RefusedComment } from '@sitewright/render/page';
import type { PageAccess } from '../../access/index.ts';
import type { SourceRequest } from '../drafts/load-source.ts';
import type { LoadServices } from '../load/load-published.ts';
import type { ContentServices } from './build-content.ts';

export interface PageServices extends ContentServices, LoadServices {
  readonly clock: () => Date;
}

/** What the request tells about the browser that sent it. */
export interface PageVisitor {
  readonly cookieHeader: string | undefined;
  readonly isSecure: boolean;
}

/** A comment that was sent without script and refused; the page is shown again, with what was written. */
export interface CommentAgain {
  readonly refused: RefusedComment;
  readonly answerTo?: string;
  readonly status: number;
}

export interface WantedPage extends SourceRequest {
  readonly access: PageAccess;
  /** Who asks; pages that are made for one visitor need it. */
  readonly visitor?: PageVisitor;
  /** A wrong password was just given. */
  readonly isRefused?: boolean;
  readonly commentAgain?: CommentAgain;
  /** It stands in for a page that could not be made. */
  readonly isStandIn?: boolean;
}
