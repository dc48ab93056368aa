import { JoinedReads, type Database } from '../../database/index.ts';
import { canViewPage, type PageAccess } from '../../page-access/index.ts';
import { isOnPublicPage, listRestrictedPages, type RestrictedPage } from './form-pages-store.ts';

interface SentFrom {
  readonly formId: string;
  readonly pageId: string | undefined;
  readonly access: PageAccess;
  readonly now: Date;
}

/** Which forms a visitor cannot see, because all pages that show them are locked for this visitor. */
export class FormLocks {
  readonly #database: Database;
  readonly #reads = new JoinedReads<readonly RestrictedPage[]>();

  constructor(database: Database) {
    this.#database = database;
  }

  /**
   * Whether the page that a form was sent from is locked for the visitor, or all pages that show the form: which page
   * it comes from is for the sender to say, or not.
   */
  async isLocked(websiteId: string, { formId, pageId, access, now }: SentFrom): Promise<boolean> {
    const form = { websiteId, formId, now };
    const restricted = await this.#reads.get(JSON.stringify([websiteId, formId]), () =>
      listRestrictedPages(this.#database, form),
    );
    const locked = restricted.filter((page) => !canViewPage(access, page));
    if (locked.some(({ collectionId }) => collectionId === pageId)) return true;
    if (!locked.some(({ hasForm }) => hasForm)) return false;
    if (restricted.some((page) => page.showsForm && canViewPage(access, page))) return false;
    return !(await isOnPublicPage(this.#database, form));
  }
}
