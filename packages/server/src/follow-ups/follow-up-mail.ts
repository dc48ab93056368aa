import { followUpTextsIn, type FollowUpKind } from '@sitewright/domain/follow-ups';
import { fillText } from '@sitewright/domain/languages';
import {
  escapeMailHtml,
  mailButtonHtml,
  paragraphsHtml,
  singleLine,
  type MailLayout,
} from '@sitewright/domain/mail';
import type { Site } from '@sitewright/domain/sites';
import type { EmailText } from '@sitewright/domain/store-emails';
import { composeEmail } from '../store-email-texts/index.ts';

export interface FollowUpToCompose {
  readonly kind: FollowUpKind;
  readonly site: Site;
  readonly publicOrigin: string;
  readonly language: string;
  readonly firstName: string;
  readonly listName: string;
  readonly orderNumber: string;
  /** Paths are from the root of the site. */
  readonly items: readonly { readonly title: string; readonly path: string }[];
  readonly unsubscribeUrl: string;
  readonly own?: EmailText | undefined;
}

export interface ComposedFollowUp {
  readonly subject: string;
  readonly text: string;
  readonly html: (layout: MailLayout) => string;
}

const QUIET = 'color:#6b7280;font-size:14px;line-height:20px';

const urlOf = (publicOrigin: string, path: string): string => new URL(path, publicOrigin).href;

/** A review request leads to what was bought first in the order, the others to the homepage. */
const buttonOf = ({ kind, publicOrigin, language, items }: FollowUpToCompose) => ({
  label: followUpTextsIn(language).buttons[kind],
  url: urlOf(publicOrigin, kind === 'review-request' ? (items[0]?.path ?? '/') : '/'),
});

const dataOf = (mail: FollowUpToCompose) => ({
  site: { title: singleLine(mail.site.settings.title), url: mail.publicOrigin },
  customer: { firstName: singleLine(mail.firstName) },
  list: { name: singleLine(mail.listName) },
  order: { number: mail.orderNumber },
  items: mail.items.map(({ title, path }) => ({
    title: singleLine(title),
    url: urlOf(mail.publicOrigin, path),
  })),
});

/** The email as it is sent and as the owner sees it in the preview. */
export const composeFollowUp = (mail: FollowUpToCompose): ComposedFollowUp => {
  const { kind, language, site, unsubscribeUrl, own } = mail;
  const { subject, text } = composeEmail({ kind, language, own, data: dataOf(mail) });
  const { whyThisEmail, unsubscribe } = followUpTextsIn(language);
  const reason = fillText(whyThisEmail, { site: singleLine(site.settings.title) });
  const button = buttonOf(mail);
  return {
    subject,
    text: [text, `${button.label}: ${button.url}`, reason, `${unsubscribe}: ${unsubscribeUrl}`].join('\n\n'),
    html: (layout) =>
      [
        paragraphsHtml(text, layout.accentColor),
        mailButtonHtml(button, layout),
        `<p class="mail-quiet" style="margin:0;${QUIET}">${escapeMailHtml(reason)}<br><a class="mail-link" href="${escapeMailHtml(unsubscribeUrl)}" style="color:#1f2430">${escapeMailHtml(unsubscribe)}</a></p>`,
      ].join('\n'),
  };
};

/** Of the preview. Its link unsubscribes nobody. */
export const sampleFollowUp = (
  { site, publicOrigin }: Pick<FollowUpToCompose, 'site' | 'publicOrigin'>,
  kind: FollowUpKind,
  language: string,
): FollowUpToCompose => ({
  kind,
  site,
  publicOrigin,
  language,
  firstName: 'Ada',
  listName: 'Newsletter',
  orderNumber: '1234',
  items: [{ title: 'Sample product', path: '/' }],
  unsubscribeUrl: `${publicOrigin}/mailing-list/unsubscribe`,
});
