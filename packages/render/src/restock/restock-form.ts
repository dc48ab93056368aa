import { optionValuesOf, type MerchandisingContext } from '@sitewright/domain/catalogue';
import { siteFormTextsIn } from '@sitewright/domain/forms';
import { restockTextsIn } from '@sitewright/domain/restock';
import type { Shop, ShownProduct } from '../catalogue/index.ts';

/** A sign-up without script that was refused; the page is rendered again with it. */
export interface RefusedSignUp {
  readonly productId: string;
  readonly variantId: string;
  readonly email: string;
  readonly joinsMailingList: boolean;
  readonly message: string;
}

/** What a page knows of the visitor's own sign-up. */
export interface RestockVisit {
  /** Of the page. */
  readonly path: string;
  readonly isSignedUp?: boolean;
  readonly refused?: RefusedSignUp;
}

/** What the formatter needs for a form that works. Without it it prints the bare markup. */
export interface RestockForm {
  readonly action: string;
  readonly language: string;
  readonly success: string;
  readonly failed: string;
  readonly blank: string;
  readonly invalid: string;
  /** Of the widget that checks visitors. */
  readonly unsolved: string;
  /** Label of the choice between variants, where there is no script. */
  readonly option: string;
  readonly options: readonly { readonly variantId: string; readonly label: string }[];
  readonly notice?: string;
  readonly refused?: RefusedSignUp;
}

const labelsOf = ({ product, offers }: ShownProduct): ReadonlyMap<string, string> =>
  new Map(
    offers.map(({ id, attributes }) => [
      id,
      optionValuesOf(attributes, product.variantOptionOrdering ?? [])
        .map(({ value }) => value)
        .join(' / '),
    ]),
  );

/** Undefined where nothing can be waited for. */
export const restockFormOf = (
  shown: ShownProduct,
  { restockNotificationViews: views }: MerchandisingContext,
  { shop: { settings, language }, visit }: { readonly shop: Shop; readonly visit: RestockVisit },
): RestockForm | undefined => {
  if (views.length === 0) return undefined;
  const texts = restockTextsIn(language);
  const success = settings.restock.successText || texts.signedUp;
  const labels = labelsOf(shown);
  const refused = visit.refused?.productId === shown.id ? visit.refused : undefined;
  return {
    action: `/-/restock-sign-ups/${shown.id}?to=${encodeURIComponent(visit.path)}`,
    language,
    success,
    failed: texts.failed,
    blank: texts.refusals['restock-email-blank'],
    invalid: texts.refusals['restock-email-invalid'],
    unsolved: siteFormTextsIn(language)['captcha-missing'],
    option: texts.option,
    options: views.map(({ variantId }) => ({ variantId, label: labels.get(variantId) ?? '' })),
    ...(visit.isSignedUp ? { notice: success } : {}),
    ...(refused ? { refused } : {}),
  };
};
