import { isCounted, isInStock } from '@sitewright/domain/catalogue';
import { captchaActions, mailboxKey } from '@sitewright/domain/forms';
import { foldEmail } from '@sitewright/domain/orders';
import {
  findEmailFault,
  restockFormTexts,
  restockLimits,
  restockTextsIn,
  type SignUpRefusal,
} from '@sitewright/domain/restock';
import type { Site } from '@sitewright/domain/sites';
import type { StoreSettings } from '@sitewright/domain/store';
import { emailLanguages } from '@sitewright/domain/store-emails';
import { inTransaction, type Database, type Queryable } from '../database/index.ts';
import { checkToken, type CaptchaServices } from '../forms/index.ts';
import { countWithinLimit, refuse, type Refusal } from '../http/index.ts';
import { newId } from '../ids/index.ts';
import { joinList } from '../mailing-list-records/index.ts';
import type { PageAccess } from '../page-access/index.ts';
import { insertGroup, putSignUp } from '../restock-records/index.ts';
import { readStoreSettings } from '../store/index.ts';
import { lockWantedVariant } from './sign-up-store.ts';

/** Who signs up. */
export interface RestockVisitor {
  readonly database: Database;
  readonly site: Site;
  readonly now: Date;
  readonly access: PageAccess;
  readonly publicOrigin: string;
  readonly address: string;
  readonly network: string;
}

export interface GivenSignUp {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly joinsMailingList: boolean;
  readonly token: string;
  /** Of the page; the site's otherwise. */
  readonly language?: string | undefined;
  /** Sent by a form without script, which cannot get a token. */
  readonly isPlain?: boolean;
}

const DAY_SECONDS = 86_400;

/** Per network, where a site checks its visitors and a form without script cannot be checked. */
const PLAIN_LIMIT = { max: 5, withinSeconds: 3600 } as const;

/** Emails are in the language of the page, where there are texts in it. */
const languageOf = ({ settings }: Site, language = ''): string =>
  emailLanguages.find((code) => code === language.split('-')[0]?.toLowerCase()) ?? settings.language;

const refuseIn = (site: Site, code: SignUpRefusal): Refusal => {
  const message = restockTextsIn(site.settings.language).refusals[code];
  const isAboutEmail = code === 'restock-email-blank' || code === 'restock-email-invalid';
  return refuse(code, isAboutEmail ? { siteVisitorEmail: message } : undefined).withMessage(message);
};

const refuseTooMany = ({ settings }: Site): Refusal =>
  refuse('too-many-requests').withMessage(restockTextsIn(settings.language).tooMany);

/** Skipped where the site has no key of an outside service. */
const checkPerson = async (
  visitor: RestockVisitor,
  services: CaptchaServices,
  { token, isPlain = false }: GivenSignUp,
): Promise<Refusal | undefined> => {
  const { database, site, address, network, now } = visitor;
  const action = captchaActions.waitlist;
  const verdict = await checkToken(database, services, { websiteId: site.id, token, action, address });
  if (verdict === 'skipped' || verdict === 'passed') return undefined;
  if (verdict === 'not-set-up') return refuseIn(site, 'restock-site-key-missing');
  const scope = ['restock.plain', site.id, network];
  if (isPlain && (await countWithinLimit(database, { scope, limit: PLAIN_LIMIT, now }))) return undefined;
  return refuseIn(site, 'restock-captcha-failed');
};

/** As the form shows it. */
const consentTextOf = ({ settings: { language } }: Site, { merchandising }: StoreSettings): string =>
  restockFormTexts(merchandising.restockNotificationMessages, language).mailingListDescription;

const joinMailingList = async (
  transaction: Queryable,
  { site, now, publicOrigin }: RestockVisitor,
  {
    given,
    settings,
    signUpId,
  }: { readonly given: GivenSignUp; readonly settings: StoreSettings; readonly signUpId: string },
): Promise<void> => {
  await joinList(transaction, {
    websiteId: site.id,
    listName: settings.restock.mailingList,
    email: given.email,
    language: languageOf(site, given.language),
    publicOrigin,
    consent: {
      source: 'restock',
      text: consentTextOf(site, settings),
      formId: given.productId,
      submissionId: signUpId,
      givenAt: now,
    },
    now,
  });
};

/** The same work and the same answer for every address, known or not. */
const store = (
  visitor: RestockVisitor,
  given: GivenSignUp,
  settings: StoreSettings,
): Promise<Refusal | undefined> =>
  inTransaction(visitor.database, async (transaction) => {
    const { site, now, access, publicOrigin } = visitor;
    const { productId: itemId, variantId } = given;
    const websiteId = site.id;
    const found = await lockWantedVariant(transaction, { websiteId, itemId, variantId }, { now, access });
    if (!found || !isCounted(found.productType)) return refuse('not-found');
    if (isInStock(found.stock)) return refuseIn(site, 'restock-available');
    const email = given.email.trim();
    const joinsMailingList =
      given.joinsMailingList && settings.merchandising.restockNotificationsMailingListSignUpEnabled;
    const signUpId = newId();
    await insertGroup(transaction, { websiteId, variantId, itemId });
    await putSignUp(transaction, {
      websiteId,
      signUpId,
      variantId,
      email,
      emailKey: foldEmail(email),
      language: languageOf(site, given.language),
      publicOrigin,
      joinsMailingList,
      consentText: joinsMailingList ? consentTextOf(site, settings) : '',
      signedUpAt: now,
    });
    if (joinsMailingList) await joinMailingList(transaction, visitor, { given, settings, signUpId });
    return undefined;
  });

/** Says nothing about the address: whoever waits already gets the same answer. */
export const signUp = async (
  visitor: RestockVisitor,
  services: CaptchaServices,
  given: GivenSignUp,
): Promise<Refusal | undefined> => {
  const { database, site, now } = visitor;
  const fault = findEmailFault(given.email);
  if (fault) return refuseIn(site, fault);
  const settings = await readStoreSettings(database, site.id);
  if (!settings.merchandising.restockNotificationsEnabled) return refuseIn(site, 'restock-closed');
  const doubt = await checkPerson(visitor, services, given);
  if (doubt) return doubt;
  const isWithin = await countWithinLimit(database, {
    scope: ['restock.mailbox', site.id, mailboxKey(given.email)],
    limit: { max: restockLimits.MAILBOX_SIGN_UPS, withinSeconds: DAY_SECONDS },
    now,
  });
  return isWithin ? store(visitor, given, settings) : refuseTooMany(site);
};
