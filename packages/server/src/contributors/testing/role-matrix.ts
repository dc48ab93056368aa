import { shopMatrix } from './shop-role-matrix.ts';

/**
 * The columns of the matrix. The last but one is for the six roles that grant access to one's own account only, the last
 * for who writes campaigns; it is left out of rows where it is the same as the one before.
 */
export const columns = {
  admin: [1],
  manager: [15],
  editor: [4],
  drafts: [16],
  store: [8],
  moderator: [6],
  commenter: [7],
  viewer: [10],
  others: [2, 3, 9, 12, 13, 14],
  campaigns: [11],
} as const satisfies Record<string, readonly number[]>;

/**
 * What each role may do, written by hand from the specification and not derived from the code. A call has one
 * row, or one per subject if that matters: `pages.publishItem product`. x allowed, . refused.
 */
const matrix = `
                                      admin manager editor drafts store moderator commenter viewer others campaigns

One's own account: everybody.
contributors.readSession                x      x      x      x     x       x         x        x      x
contributors.listSessions               x      x      x      x     x       x         x        x      x
contributors.endSession                 x      x      x      x     x       x         x        x      x
contributors.endOtherSessions           x      x      x      x     x       x         x        x      x
contributors.changePassword             x      x      x      x     x       x         x        x      x
contributors.signOut                    x      x      x      x     x       x         x        x      x
contributors.confirm                    x      x      x      x     x       x         x        x      x

People and their emails: only the administrator invites or removes.
contributors.list                       x      .      .      .     .       .         .        .      .
contributors.setRoles                   x      .      .      .     .       .         .        .      .
contributors.remove                     x      .      .      .     .       .         .        .      .
contributors.listInvitations            x      .      .      .     .       .         .        .      .
contributors.invite                     x      .      .      .     .       .         .        .      .
contributors.revokeInvitation           x      .      .      .     .       .         .        .      .
mail.listOutbox                         x      .      .      .     .       .         .        .      .
mail.readEmail                          x      .      .      .     .       .         .        .      .
mail.resend                             x      .      .      .     .       .         .        .      .
mail.readSettings                       x      .      .      .     .       .         .        .      .
mail.saveSettings                       x      .      .      .     .       .         .        .      .
mail.checkSender                        x      .      .      .     .       .         .        .      .
activity.list                           x      x      .      .     .       .         .        .      .

Sites of the installation: no role of a site, but its administrator.
sites.list                              .      .      .      .     .       .         .        .      .
sites.create                            .      .      .      .     .       .         .        .      .
sites.addHost                           .      .      .      .     .       .         .        .      .
sites.removeHost                        .      .      .      .     .       .         .        .      .
sites.restore                           .      .      .      .     .       .         .        .      .
sites.readFeatures                      .      .      .      .     .       .         .        .      .
sites.saveFeatures                      .      .      .      .     .       .         .        .      .
mail.readServer                         .      .      .      .     .       .         .        .      .
mail.saveServer                         .      .      .      .     .       .         .        .      .
mail.removeServer                       .      .      .      .     .       .         .        .      .
mail.sendTest                           .      .      .      .     .       .         .        .      .
outside-effects.readWaiting             .      .      .      .     .       .         .        .      .
outside-effects.resume                  .      .      .      .     .       .         .        .      .
page-costs.readLoad                     .      .      .      .     .       .         .        .      .

Settings: administrator and website manager; those of the store its manager too.
sites.readSettings                      x      x      x      x     x       x         x        x      .
sites.saveSettings                      x      x      .      .     .       .         .        .      .
sites.saveSettings code                 x      .      .      .     .       .         .        .      .
page-costs.listPages                    x      x      .      .     .       .         .        .      .
redirects.list                          x      x      .      .     .       .         .        .      .
redirects.save                          x      x      .      .     .       .         .        .      .
webhooks.list                           x      x      .      .     .       .         .        .      .
webhooks.create                         x      x      .      .     .       .         .        .      .
webhooks.update                         x      x      .      .     .       .         .        .      .
webhooks.remove                         x      x      .      .     .       .         .        .      .
webhooks.readSecret                     x      x      .      .     .       .         .        .      .
webhooks.rotate                         x      x      .      .     .       .         .        .      .
webhooks.sendTest                       x      x      .      .     .       .         .        .      .
webhooks.listDeliveries                 x      x      .      .     .       .         .        .      .
webhooks.readDelivery                   x      x      .      .     .       .         .        .      .
webhooks.resend                         x      x      .      .     .       .         .        .      .
automation.read                         x      x      .      .     .       .         .        .      .
automation.createKey                    x      x      .      .     .       .         .        .      .
automation.revokeKey                    x      x      .      .     .       .         .        .      .
automation.disconnect                   x      x      .      .     .       .         .        .      .
store.readSettings                      x      x      .      .     x       .         .        .      .
store.saveSettings                      x      x      .      .     x       .         .        .      .
store.readPreferences                   x      x      .      .     x       .         .        .      .
store-setup.readFirstSale               x      x      .      .     x       .         .        .      .
store.savePreferences                   x      x      .      .     x       .         .        .      .
invoices.readNumbering                  x      x      .      .     x       .         .        .      .
invoices.setNextNumbers                 x      x      .      .     x       .         .        .      .

Moderation settings.
comments.readSettings                   x      x      .      .     .       x         .        .      .
comments.saveSettings                   x      x      .      .     .       .         .        .      .

forms.readCaptcha                       x      x      .      .     .       .         .        .      .
forms.saveCaptcha                       x      x      .      .     .       .         .        .      .

Comments: who moderates.
comments.listAll                        x      x      .      .     .       x         .        .      .
comments.countPending                   x      x      .      .     .       x         .        .      .
comments.approve                        x      x      .      .     .       x         .        .      .
comments.remove                         x      x      .      .     .       x         .        .      .
comments.listCommented                  x      x      .      .     .       x         .        .      .
comments.moderate                       x      x      .      .     .       x         .        .      .
comments.reply                          x      x      .      .     .       x         .        .      .

Design and template: the administrator alone.
navigation.saveHeaderFooter             x      .      .      .     .       .         .        .      .
canvas.style                            x      .      .      .     .       .         .        .      .
canvas.tokens                           x      .      .      .     .       .         .        .      .
fonts.list                              x      .      .      .     .       .         .        .      .
fonts.keep                              x      .      .      .     .       .         .        .      .
fonts.read                              x      .      .      .     .       .         .        .      .
fonts.preview                           x      .      .      .     .       .         .        .      .
fonts.kit                               x      .      .      .     .       .         .        .      .
templates.listFiles                     x      .      .      .     .       .         .        .      .
templates.tryOut                        x      .      .      .     .       .         .        .      .
documents.read header-footer            x      .      .      .     .       .         .        .      .
documents.read styles                   x      .      .      .     .       .         .        .      .
documents.read template                 x      .      .      .     .       .         .        .      .
documents.save header-footer            x      .      .      .     .       .         .        .      .
documents.save styles                   x      .      .      .     .       .         .        .      .
documents.save template                 x      .      .      .     .       .         .        .      .
documents.publish header-footer         x      .      .      .     .       .         .        .      .
documents.publish styles                x      .      .      .     .       .         .        .      .
documents.publish template              x      .      .      .     .       .         .        .      .
documents.createRelease styles          x      .      .      .     .       .         .        .      .
documents.trash template                x      .      .      .     .       .         .        .      .
documents.runCommand create template    x      .      .      .     .       .         .        .      .

Looking at pages and files.
pages.list                              x      x      x      x     x       x         x        x      .
pages.find                              x      x      x      x     x       x         x        x      .
navigation.readLayout                   x      x      x      x     x       x         x        x      .
navigation.readHeaderFooter             x      x      x      x     x       x         x        x      .
media.list                              x      x      x      x     x       x         x        x      .
media.read                              x      x      x      x     x       x         x        x      .

Reading what is written, and what helps to write it.
documents.read page                     x      x      x      x     x       .         .        .      .
documents.read navigation               x      x      x      x     x       .         .        .      .
documents.read form                     x      x      x      x     x       .         .        .      .
forms.list                              x      x      x      x     x       .         .        .      .
forms.listUses                          x      x      x      x     x       .         .        .      .
forms.preview                           x      x      x      x     x       .         .        .      .
automation.readForm                     x      x      x      x     x       .         .        .      .
documents.listRevisions                 x      x      x      x     x       .         .        .      .
documents.readRevision                  x      x      x      x     x       .         .        .      .
documents.listTrash                     x      x      x      x     x       .         .        .      .
documents.listChanges                   x      x      x      x     x       .         .        .      .
documents.listReleases                  x      x      x      x     x       .         .        .      .
documents.readJournal                   x      x      x      x     x       .         .        .      .
documents.tellPresence                  x      x      x      x     x       .         .        .      .
pages.listItems                         x      x      x      x     x       .         .        .      .
pages.readState                         x      x      x      x     x       .         .        .      .
pages.findItemUrl                       x      x      x      x     x       .         .        .      .
pages.listTerms                         x      x      x      x     x       .         .        .      .
pages.readTermChange                    x      x      x      x     x       .         .        .      .
pages.listAuthors                       x      x      x      x     x       .         .        .      .
canvas.render                           x      x      x      x     x       .         .        .      .
previews.createLink                     x      x      x      x     x       .         .        .      .
embeds.lookUp                           x      x      x      x     x       .         .        .      .
maps.autocomplete                       x      x      x      x     x       .         .        .      .
maps.details                            x      x      x      x     x       .         .        .      .
catalogue.listStock                     x      x      x      x     x       .         .        .      .
catalogue.listInventory                 x      x      x      x     x       .         .        .      .
catalogue.readLedger                    x      x      x      x     x       .         .        .      .

Product files: who makes drafts of products. Publishing and stock by a file need their own permissions.
product-files.listPages                 x      x      x      x     x       .         .        .      .
product-files.upload                    x      x      x      x     x       .         .        .      .
product-files.readLatest                x      x      x      x     x       .         .        .      .
product-files.read                      x      x      x      x     x       .         .        .      .
product-files.check                     x      x      x      x     x       .         .        .      .
product-files.start                     x      x      x      x     x       .         .        .      .
product-files.cancel                    x      x      x      x     x       .         .        .      .
product-files.undo                      x      x      x      x     x       .         .        .      .
product-files.dismiss                   x      x      x      x     x       .         .        .      .
product-files.readReport                x      x      x      x     x       .         .        .      .
product-files.exportProducts            x      x      x      x     x       .         .        .      .
product-list.list                       x      x      x      x     x       .         .        .      .
product-list.readFilters                x      x      x      x     x       .         .        .      .
product-list.readLatestChange           x      x      x      x     x       .         .        .      .
product-list.readChange                 x      x      x      x     x       .         .        .      .
catalogue.findProducts                  x      x      x      x     x       .         .        .      .
catalogue.listSkuUses                   x      x      x      x     x       .         .        .      .
catalogue.listFileUses                  x      x      x      x     x       .         .        .      .

Drafts of what exists: who edits content, the store manager too.
documents.save page                     x      x      x      x     x       .         .        .      .
documents.save post                     x      x      x      x     x       .         .        .      .
documents.save product                  x      x      x      x     x       .         .        .      .
documents.save navigation               x      x      x      x     x       .         .        .      .
documents.save form                     x      x      x      x     x       .         .        .      .
documents.discard                       x      x      x      x     x       .         .        .      .
documents.restoreRevision               x      x      x      x     x       .         .        .      .
documents.runCommand change page        x      x      x      x     x       .         .        .      .
documents.undoCommand                   x      x      x      x     x       .         .        .      .
documents.redoCommand                   x      x      x      x     x       .         .        .      .
media.uploadImage                       x      x      x      x     x       .         .        .      .
media.uploadFile                        x      x      x      x     x       .         .        .      .

New pages and posts, and deleting drafts of them: not the store manager.
pages.create                            x      x      x      x     .       .         .        .      .
pages.duplicate                         x      x      x      x     .       .         .        .      .
pages.createItem post                   x      x      x      x     .       .         .        .      .
pages.duplicateItem post                x      x      x      x     .       .         .        .      .
documents.runCommand create page        x      x      x      x     .       .         .        .      .
documents.runCommand create post        x      x      x      x     .       .         .        .      .
documents.trash draft page              x      x      x      x     .       .         .        .      .
documents.restore draft page            x      x      x      x     .       .         .        .      .

New products: the store manager too.
pages.createItem product                x      x      x      x     x       .         .        .      .
pages.duplicateItem product             x      x      x      x     x       .         .        .      .
documents.runCommand create product     x      x      x      x     x       .         .        .      .
product-list.changeProducts drafts      x      x      x      x     x       .         .        .      .
product-list.cancelChange               x      x      x      x     x       .         .        .      .
product-list.undoChange                 x      x      x      x     x       .         .        .      .
product-list.dismissChange              x      x      x      x     x       .         .        .      .

What visitors see at once: neither a draft editor nor the store manager.
documents.publish page                  x      x      x      .     .       .         .        .      .
documents.publish post                  x      x      x      .     .       .         .        .      .
documents.publish navigation            x      x      x      .     .       .         .        .      .
documents.publish form                  x      x      x      .     .       .         .        .      .
documents.createRelease page            x      x      x      .     .       .         .        .      .
documents.createRelease page, product   x      x      x      .     .       .         .        .      .
documents.cancelRelease page            x      x      x      .     .       .         .        .      .
documents.trash live page               x      x      x      .     .       .         .        .      .
documents.trash live post               x      x      x      .     .       .         .        .      .
documents.trash awaited page            x      x      x      .     .       .         .        .      .
documents.restore live page             x      x      x      .     .       .         .        .      .
documents.save place of a post          x      x      x      .     .       .         .        .      .
pages.publish                           x      x      x      .     .       .         .        .      .
pages.setHomepage                       x      x      x      .     .       .         .        .      .
pages.publishItem post                  x      x      x      .     .       .         .        .      .
pages.orderItems post                   x      x      x      .     .       .         .        .      .
pages.setPassword                       x      x      x      .     .       .         .        .      .
pages.changeTerm                        x      x      x      .     .       .         .        .      .
pages.saveAuthors                       x      x      x      .     .       .         .        .      .
navigation.update                       x      x      x      .     .       .         .        .      .
store-setup.createStore                 x      x      x      .     .       .         .        .      .
store-setup.createRootCategory          x      x      x      .     .       .         .        .      .
media.update                            x      x      x      .     .       .         .        .      .
media.replace                           x      x      x      .     .       .         .        .      .
media.remove                            x      x      x      .     .       .         .        .      .
media.restore                           x      x      x      .     .       .         .        .      .

Submissions of forms: who publishes forms decides where they go.
forms.listSubmissions                   x      x      x      .     .       .         .        .      .
forms.readSubmission                    x      x      x      .     .       .         .        .      .
forms.setSubmissionState                x      x      x      .     .       .         .        .      .
forms.setSubmissionsUnread              x      x      x      .     .       .         .        .      .
forms.countUnread                       x      x      x      .     .       .         .        .      .
forms.noteSubmission                    x      x      x      .     .       .         .        .      .
forms.deleteSubmissions                 x      x      x      .     .       .         .        .      .
forms.exportAll                         x      x      x      .     .       .         .        .      .
forms.exportSubmissions                 x      x      x      .     .       .         .        .      .
forms.readFile                          x      x      x      .     .       .         .        .      .
forms.listMailingLists                  x      x      x      .     .       .         .        .      .
forms.listSubscribers                   x      x      x      .     .       .         .        .      .
forms.exportSubscribers                 x      x      x      .     .       .         .        .      .
forms.unsubscribe                       x      x      x      .     .       .         .        .      .
forms.eraseSubscribers                  x      x      x      .     .       .         .        .      .

What is sold: the store manager, but no draft editor.
documents.publish product               x      x      x      .     x       .         .        .      .
documents.createRelease product         x      x      x      .     x       .         .        .      .
documents.cancelRelease product         x      x      x      .     x       .         .        .      .
documents.trash live product            x      x      x      .     x       .         .        .      .
documents.restore live product          x      x      x      .     x       .         .        .      .
documents.save place of a product       x      x      x      .     x       .         .        .      .
pages.publishItem product               x      x      x      .     x       .         .        .      .
pages.orderItems product                x      x      x      .     x       .         .        .      .
catalogue.changeStock                   x      x      x      .     x       .         .        .      .
catalogue.findInventory                 x      x      x      .     x       .         .        .      .
catalogue.adjustInventory               x      x      x      .     x       .         .        .      .
product-list.changeProducts live        x      x      x      .     x       .         .        .      .
product-list.changeProducts hide        x      x      x      .     x       .         .        .      .
`;

export type Column = keyof typeof columns;

export interface MatrixRow {
  readonly name: string;
  /** The call, such as `pages.publishItem`. */
  readonly call: string;
  readonly allowed: ReadonlySet<Column>;
}

const names = Object.keys(columns) as Column[];

const readRow = (line: string): MatrixRow[] => {
  const [, name = '', marks = ''] = /^(\S+\.\S.*?)\s{2,}((?:[x.]\s*)+)$/.exec(line) ?? [];
  const written = marks.split(/\s+/).filter((mark) => mark !== '');
  const last = written.at(-1);
  if (last === undefined) return [];
  const cells = written.length === names.length - 1 ? [...written, last] : written;
  if (cells.length !== names.length) throw new Error(`The row ${name} has ${cells.length} cells.`);
  const allowed = new Set(names.filter((_, index) => cells[index] === 'x'));
  return [{ name, call: name.split(' ')[0] ?? '', allowed }];
};

export const matrixRows: readonly MatrixRow[] = [matrix, shopMatrix]
  .flatMap((text) => text.split('\n'))
  .flatMap(readRow);
