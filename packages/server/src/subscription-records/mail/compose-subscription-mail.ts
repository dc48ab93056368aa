import { nameOf } from '@sitewright/domain/addresses';
import { describePeriod } from '@sitewright/domain/billing-periods';
import { checkoutReply } from '@sitewright/domain/checkout';
import {
  escapeMailHtml,
  mailButtonHtml,
  paragraphsHtml,
  singleLine,
  type MailLayout,
} from '@sitewright/domain/mail';
import { formatPrice, isCurrencyCode } from '@sitewright/domain/money';
import type { Site } from '@sitewright/domain/sites';
import {
  isCustomerEmail,
  orderEmailTextsIn,
  type EmailText,
  type SubscriptionEmailKind,
  type TeamSubscriptionEmailKind,
} from '@sitewright/domain/store-emails';
import { isStoreFailure, subscriptionFailureText } from '@sitewright/domain/subscriptions';
import { composeEmail, type EmailData } from '../../store-email-texts/index.ts';
import { lineOf, planOf } from '../change-subscription.ts';
import type { PeriodRow, SubscriptionRow } from '../subscriptions-store.ts';

/** What of a subscription its emails tell. */
export type MailedSubscription = Pick<
  SubscriptionRow,
  'content' | 'email' | 'renewalCents' | 'currency' | 'nextAt' | 'methodName' | 'isTest' | 'endReason'
>;

export interface SubscriptionMailDetails {
  /** What is charged; the price of the renewal without it. */
  readonly amountCents?: number;
  readonly failure?: {
    readonly code: NonNullable<PeriodRow['failure']>;
    /** Null where it is not tried again. */
    readonly retryAt: Date | null;
  };
  readonly price?: { readonly oldCents: number; readonly newCents: number; readonly from: Date };
}

export interface SubscriptionMailToCompose {
  readonly kind: SubscriptionEmailKind | TeamSubscriptionEmailKind;
  readonly site: Site;
  readonly publicOrigin: string;
  readonly subscription: MailedSubscription;
  readonly details: SubscriptionMailDetails;
  /** A placeholder until the email is sent. */
  readonly link: string;
  readonly own?: EmailText | undefined;
}

export interface ComposedSubscriptionMail {
  readonly subject: string;
  readonly text: string;
  readonly html?: (layout: MailLayout) => string;
}

const failureData = ({ details, site }: SubscriptionMailToCompose, language: string, date: DateText) => {
  const { failure } = details;
  if (!failure) return undefined;
  const { code, retryAt } = failure;
  const isOfStore = isStoreFailure(code);
  return {
    text:
      isOfStore || code === 'no-method'
        ? subscriptionFailureText(code, language)
        : checkoutReply(code, language || site.settings.language),
    isOfStore,
    retryDate: retryAt ? date(retryAt) : '',
  };
};

type DateText = (date: Date) => string;

const dataOf = (mail: SubscriptionMailToCompose, language: string): EmailData => {
  const { site, subscription, details, link } = mail;
  const { content, currency, endReason, nextAt } = subscription;
  const line = lineOf(subscription);
  const amount = (cents: number): string =>
    isCurrencyCode(currency) ? formatPrice(cents, { currency, locale: language }) : `${cents} ${currency}`;
  const date: DateText = (moment) =>
    new Intl.DateTimeFormat([language, 'en'], {
      dateStyle: 'long',
      timeZone: site.settings.timeZone,
    }).format(moment);
  const address = content.shippingAddress ?? content.billingAddress;
  return {
    site: { title: singleLine(site.settings.title), url: mail.publicOrigin },
    customer: {
      firstName: singleLine(address.firstName),
      name: singleLine(nameOf(address)),
      email: subscription.email,
    },
    subscription: {
      product: singleLine(line.title),
      quantity: line.quantity,
      price: amount(subscription.renewalCents),
      amount: amount(details.amountCents ?? subscription.renewalCents),
      period: describePeriod(planOf(subscription).billingPeriod, language),
      nextDate: nextAt ? date(nextAt) : '',
      method: subscription.methodName,
      url: link,
      isTest: subscription.isTest,
      isCompleted: endReason === 'all-paid',
      isByFailure: endReason === 'failed-payments',
      isProductGone: endReason === 'product-gone',
      isByCustomer: endReason === 'customer',
    },
    failure: failureData(mail, language, date),
    price: details.price && {
      old: amount(details.price.oldCents),
      new: amount(details.price.newCents),
      from: date(details.price.from),
    },
  };
};

/** An email about a subscription, as it is sent and as the owner sees it in the preview. */
export const composeSubscriptionMail = (mail: SubscriptionMailToCompose): ComposedSubscriptionMail => {
  const { kind, subscription, link, own } = mail;
  const isForCustomer = isCustomerEmail(kind);
  const language = isForCustomer ? subscription.content.language : 'en';
  const { subject, text } = composeEmail({ kind, language, own, data: dataOf(mail, language) });
  if (!isForCustomer) return { subject, text };
  const texts = orderEmailTextsIn(language);
  const label = kind === 'renewal-confirmation' ? texts.confirmPayment : texts.manageSubscription;
  const notice = subscription.isTest ? texts.testSubscription : '';
  return {
    subject,
    text: [text, notice, `${label}: ${link}`, texts.reply].filter((part) => part !== '').join('\n\n'),
    html: (layout) =>
      [
        paragraphsHtml(text, layout.accentColor),
        notice === '' ? '' : paragraphsHtml(notice, layout.accentColor),
        mailButtonHtml({ label, url: link }, layout),
        `<p class="mail-quiet" style="margin:0;color:#6b7280;font-size:14px;line-height:20px">${escapeMailHtml(texts.reply)}</p>`,
      ]
        .filter((part) => part !== '')
        .join('\n'),
  };
};
