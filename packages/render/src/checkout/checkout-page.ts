import {
  checkoutPath,
  checkoutTextsIn,
  openStep,
  stepsOf,
  stepSummary,
  type CheckoutIsland,
  type CheckoutStep,
  type CheckoutTexts,
  type CheckoutView,
} from '@sitewright/domain/checkout';
import { addressTextsIn } from '@sitewright/domain/addresses';
import { fillText } from '@sitewright/domain/languages';
import { escapeText } from '@sitewright/template';
import { attributes, element, optional } from '../blocks/index.ts';
import { checkoutStyles } from './checkout-styles.ts';
import { paymentForm } from './payment-markup.ts';
import { questionsMarkup } from './questions-markup.ts';
import { contactForm, deliveryForms, type EnteredValues, type StepContext } from './step-markup.ts';
import { summaryMarkup } from './summary-markup.ts';

/** The hosts of a gateway that the page may use; nothing else of another company runs there. */
export interface GatewayHosts {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly connections: readonly string[];
  /** Where a form may lead to: pages of the gateway. */
  readonly forms: readonly string[];
}

export interface PlacedOrder {
  readonly number: string;
  readonly url: string;
}

/** What the checkout page shows. */
export interface CheckoutPage {
  /** Null for an empty cart. */
  readonly view: CheckoutView | null;
  readonly step?: CheckoutStep;
  /** Whether the faults of the step are shown, because its form was sent. */
  readonly showsFaults?: boolean;
  /** Why the order was not placed, or why nothing can be ordered, and what has changed. */
  readonly message?: string;
  readonly changes?: readonly string[];
  readonly codeFault?: string;
  /** What was chosen or entered in a form that was refused. */
  readonly entered?: EnteredValues;
  /** Of a cart that is empty because it was bought. */
  readonly placed?: PlacedOrder;
  /** Of the next attempt to pay. */
  readonly paymentKey: string;
  /** Shown to the owner in a frame: nothing in it runs or is sent. */
  readonly isPreview?: boolean;
  /** Where card details are entered in fields of a gateway. */
  readonly gateway?: { readonly scriptUrl: string; readonly hosts: GatewayHosts };
}

export interface CheckoutSite {
  readonly title: string;
  /** Markup; empty for a site without a logo. */
  readonly logo: string;
  readonly showsTitle: boolean;
  readonly language: string;
  readonly continueUrl: string;
}

const brand = ({ title, logo, showsTitle }: CheckoutSite): string =>
  `<a class="checkout-brand" href="/">${logo}${logo === '' || showsTitle ? `<span>${escapeText(title)}</span>` : ''}</a>`;

/** Where real payments are offered too, the style sheet shows it while a test payment is chosen. */
const testBadge = (methods: CheckoutView['methods'], texts: CheckoutTexts): string => {
  if (!methods.some(({ isTest }) => isTest)) return '';
  const isAlways = methods.every(({ isTest }) => isTest);
  const name = isAlways ? 'checkout-badge' : 'checkout-badge is-for-test-method';
  return element('p', { class: name }, escapeText(texts.testMode));
};

const head = (site: CheckoutSite, methods: CheckoutView['methods'], texts: CheckoutTexts): string =>
  `<div class="checkout-head">${brand(site)}${testBadge(methods, texts)}</div>`;

const formOf = (step: CheckoutStep, context: StepContext, paymentKey: string): string => {
  if (step === 'payment') return paymentForm(context, paymentKey);
  return step === 'contact' ? contactForm(context) : deliveryForms(context);
};

const numberMark = (index: number, isDone: boolean, texts: CheckoutTexts): string =>
  isDone
    ? `<span class="checkout-number"><span aria-hidden="true">✓</span><span class="checkout-hidden">${escapeText(texts.done)}</span></span>`
    : `<span class="checkout-number" aria-hidden="true">${index + 1}</span>`;

/** The visitor's own cart, to which there is a way back. */
const isOfCart = (view: CheckoutView): boolean =>
  checkoutPath(view) === checkoutPath({ link: '', cartToken: '' });

const change = (step: CheckoutStep, { view, texts }: StepContext): string =>
  element(
    'a',
    {
      class: 'checkout-change',
      href: `${checkoutPath(view)}?step=${step}`,
      'aria-label': fillText(texts.changeStep, { step: texts[step] }),
    },
    escapeText(texts.change),
  );

const steps = (page: CheckoutPage, context: StepContext): string => {
  const { view, texts } = context;
  const all = stepsOf(view);
  const open = openStep(view, page.step);
  return all
    .map((step, index) => {
      const isOpen = step === open;
      const isDone = !isOpen && view.faults[step].length === 0 && step !== 'payment';
      const state = isOpen ? 'is-open' : isDone ? 'is-done' : 'is-waiting';
      const summary = isDone ? stepSummary(step, view, texts) : [];
      return element(
        'section',
        {
          class: `checkout-step ${state}`,
          id: `checkout-${step}`,
          'aria-labelledby': `checkout-${step}-title`,
        },
        `<div class="checkout-step-head">${numberMark(index, isDone, texts)}<h2 id="checkout-${step}-title">${escapeText(texts[step])}</h2>` +
          (isDone ? change(step, context) : '') +
          summary.map((line) => `<p class="checkout-step-summary">${escapeText(line)}</p>`).join('') +
          '</div>' +
          (isOpen ? formOf(step, context, page.paymentKey) : ''),
      );
    })
    .join('');
};

const notice = ({ message = '', changes = [] }: CheckoutPage, context: StepContext): string => {
  const { faults, texts } = context;
  if (message === '' && changes.length === 0 && faults.length === 0) return '';
  const title = message || (changes.length > 0 ? texts.changes : texts.faults);
  const list = (lines: readonly string[]): string =>
    optional('ul', {}, lines.map((line) => `<li>${line}</li>`).join(''));
  const links = faults.map(
    ({ field, message: text }) =>
      `<a${attributes({ href: `#checkout-${field.replaceAll('.', '-')}` })}>${escapeText(text)}</a>`,
  );
  return element(
    'div',
    { class: 'checkout-notice', role: 'alert', tabindex: '-1', autofocus: faults.length === 0 },
    `<strong>${escapeText(title)}</strong>${list(changes.map(escapeText))}${list(links)}`,
  );
};

/** Without script the page looks again by itself; the return leads on to the order. */
const processing = (paymentId: string, texts: CheckoutTexts): string => {
  const url = `/checkout/return?payment=${paymentId}`;
  const refresh = `<noscript><meta${attributes({ 'http-equiv': 'refresh', content: `5;url=${url}` })}></noscript>`;
  const link = element('a', { href: url }, escapeText(texts.checkAgain));
  return `${refresh}<div class="checkout-notice is-calm" role="status"><p>${escapeText(texts.processing)}</p><p>${link}</p></div>`;
};

const waiting = ({ view: { pending }, texts }: StepContext): string => {
  if (!pending || pending.url === '') return '';
  const link = element('a', { href: pending.url }, escapeText(texts.continuePayment));
  return `<div class="checkout-notice is-calm"><p>${escapeText(texts.openPayment)} ${link}</p></div>`;
};

/** Steps, or why nothing can be ordered. */
const content = (page: CheckoutPage, context: StepContext): string => {
  const { view } = context;
  const { minimumOrderNote, shouldBlockPurchaseForMinimumOrderAmount } = view.cart;
  if (view.closedNote !== null)
    return element('p', { class: 'checkout-notice is-calm', role: 'status' }, escapeText(view.closedNote));
  if (shouldBlockPurchaseForMinimumOrderAmount)
    return element('p', { class: 'checkout-notice is-calm', role: 'status' }, escapeText(minimumOrderNote));
  const { pending } = view;
  if (pending && pending.state !== 'requires_action') return processing(pending.paymentId, context.texts);
  return notice(page, context) + waiting(context) + steps(page, context);
};

const main = (inner: string, top: string, { view, texts }: StepContext): string =>
  `<main class="checkout-main" id="content">${top}<h1>${escapeText(texts.checkout)}</h1>` +
  optional('p', { class: 'checkout-intro' }, escapeText(view.settings.page.introText)) +
  `<div class="checkout-steps">${inner}</div>` +
  (isOfCart(view) ? `<p><a class="checkout-back" href="/cart">${escapeText(texts.backToCart)}</a></p>` : '') +
  '</main>';

const linkButton = (url: string, text: string, kind = ''): string =>
  element('a', { class: `checkout-button${kind}`, href: url }, escapeText(text));

const placedMarkup = ({ number, url }: PlacedOrder, site: CheckoutSite, texts: CheckoutTexts): string =>
  `<p>${escapeText(fillText(texts.placed, { number }))}</p>` +
  `<p class="checkout-links">${linkButton(url, texts.showOrder)}${linkButton(site.continueUrl, texts.continueShopping, ' is-plain')}</p>`;

const emptyPage = (site: CheckoutSite, texts: CheckoutTexts, inner: string): string =>
  element(
    'div',
    { class: 'checkout-page' },
    `<main class="checkout-main" id="content">${head(site, [], texts)}<h1>${escapeText(texts.checkout)}</h1>` +
      `<div class="checkout-form">${inner}</div></main>`,
  );

const emptyMarkup = (page: CheckoutPage, site: CheckoutSite, emptyMessage: string): string => {
  const texts = checkoutTextsIn(site.language);
  if (page.placed && page.message === undefined)
    return emptyPage(site, texts, placedMarkup(page.placed, site, texts));
  const message = `<p>${escapeText(page.message ?? emptyMessage)}</p>`;
  return emptyPage(site, texts, `${message}<p>${linkButton(site.continueUrl, texts.continueShopping)}</p>`);
};

/** The owner's choices of the page, for its style sheet. */
const pageClass = ({ settings: { page } }: CheckoutView): string =>
  ['checkout-page', `has-brand-${page.brandPosition}`, `has-summary-${page.summaryTheme}`].join(' ');

/** What the script needs to take over. */
const islandAttributes = (page: CheckoutPage, view: CheckoutView, site: CheckoutSite) => ({
  class: pageClass(view),
  'data-island': 'shop',
  load: 'eager',
  'data-checkout': JSON.stringify({
    view,
    step: page.step ?? null,
    message: page.message ?? '',
    changes: page.changes ?? [],
    questions: questionsMarkup({ form: view.form, answers: {}, faults: [], language: site.language }),
    texts: checkoutTextsIn(site.language),
    addressTexts: addressTextsIn(site.language),
    gatewayScript: page.gateway?.scriptUrl ?? '',
  } satisfies CheckoutIsland),
});

/** The checkout of a payment link or a subscription stays a page of forms; its script follows the country. */
const rootAttributes = (page: CheckoutPage, view: CheckoutView, site: CheckoutSite) => {
  if (view.closedNote !== null || page.isPreview) return { class: pageClass(view) };
  if (isOfCart(view)) return islandAttributes(page, view, site);
  return { class: pageClass(view), 'data-island': 'shop', load: 'eager', 'data-checkout': 'plain' };
};

/** The whole page, complete without script; `emptyMessage` is shown where there is nothing to order. */
export const checkoutPage = (page: CheckoutPage, site: CheckoutSite, emptyMessage: string): string => {
  const texts = checkoutTextsIn(site.language);
  const style = `<style>${checkoutStyles}</style>`;
  const { view } = page;
  if (!view) return style + emptyMarkup(page, site, emptyMessage);
  const step = openStep(view, page.step);
  const faults = page.showsFaults ? view.faults[step] : [];
  const { entered = {} } = page;
  const context: StepContext = { view, texts, faults, language: site.language, entered };
  return (
    style +
    element(
      'div',
      rootAttributes(page, view, site),
      summaryMarkup(view, { fault: page.codeFault ?? '', code: entered.code ?? '' }, texts) +
        main(content(page, context), head(site, view.methods, texts), context),
    )
  );
};
