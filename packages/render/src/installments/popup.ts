import {
  installmentBrand,
  installmentCountries,
  DEFAULT_INSTALLMENTS,
  type InstallmentLocale,
} from '@sitewright/domain/installments';
import { escapeText } from '@sitewright/template';

interface PopupTexts {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  readonly small: string;
}

const english = (brand: string, country: string): PopupTexts => ({
  title: `Pay later with ${brand}`,
  lead: `Receive your order now and spread what it costs over ${DEFAULT_INSTALLMENTS} interest-free payments.`,
  steps: [
    'Put what you like into your cart and go to the checkout.',
    `Choose ${brand} as the way to pay. An answer comes within seconds.`,
    'A quarter is due today, the rest every two weeks.',
  ],
  small: `For shoppers who live in ${country} and are of age. Late fees may apply; ${brand} tells its own terms before you agree to them.`,
});

const french = (brand: string): PopupTexts => ({
  title: `Payez plus tard avec ${brand}`,
  lead: `Recevez votre commande maintenant et répartissez son prix en ${DEFAULT_INSTALLMENTS} paiements sans intérêt.`,
  steps: [
    'Ajoutez ce qui vous plaît au panier et passez à la caisse.',
    `Choisissez ${brand} comme mode de paiement. La réponse arrive en quelques secondes.`,
    'Un quart est payé aujourd’hui, le reste toutes les deux semaines.',
  ],
  small: `Pour les personnes majeures qui habitent au Canada. Des frais de retard peuvent s’appliquer; ${brand} présente ses conditions avant votre accord.`,
});

type Country = (typeof installmentCountries)[number];

const countryNames: Readonly<Record<Country, string>> = {
  US: 'the United States',
  CA: 'Canada',
  AU: 'Australia',
  NZ: 'New Zealand',
  GB: 'the United Kingdom',
};

const textsFor = (locale: InstallmentLocale): PopupTexts => {
  const brand = installmentBrand(locale);
  const country = installmentCountries.find((code) => locale.endsWith(`_${code}`)) ?? 'US';
  return locale.startsWith('fr') ? french(brand) : english(brand, countryNames[country]);
};

/** Content of the information popup. A fragment: the page has the dialog. */
export const installmentPopup = (locale: InstallmentLocale): string => {
  const { title, lead, steps, small } = textsFor(locale);
  const items = steps.map((step) => `<li>${escapeText(step)}</li>`).join('');
  return (
    `<div class="installment-popup" lang="${locale.replace('_', '-')}">\n` +
    `<h2 class="installment-popup-title">${escapeText(title)}</h2>\n<p>${escapeText(lead)}</p>\n` +
    `<ol>${items}</ol>\n<p class="installment-popup-small">${escapeText(small)}</p>\n</div>`
  );
};
