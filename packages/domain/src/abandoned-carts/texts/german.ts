import type { AbandonedCartTexts } from './abandoned-cart-texts.ts';

export const german: AbandonedCartTexts = {
  backToCart: 'Zurück zum Warenkorb',
  subtotal: 'Zwischensumme',
  whyThisEmail:
    'Sie erhalten diese E-Mail einmalig, weil Sie Ihre Adresse an der Kasse von {site} eingegeben haben.',
  unsubscribe: 'Keine E-Mails mehr zum Warenkorb erhalten',
  boughtTitle: 'Sie haben diese Artikel bereits gekauft',
  boughtText:
    'Aus diesem Warenkorb ist eine Bestellung geworden. Sie finden sie in der Bestätigung, die Sie per E-Mail erhalten haben.',
  expiredTitle: 'Dieser Warenkorb ist nicht mehr gespeichert',
  expiredText: 'Warenkörbe werden nach einiger Zeit gelöscht. Sie können jederzeit einen neuen füllen.',
  wrongTitle: 'Dieser Link ist nicht vollständig',
  wrongText: 'Bitte kopieren Sie den ganzen Link aus der E-Mail, oder öffnen Sie ihn dort.',
  emptyTitle: 'Von diesem Warenkorb ist nichts mehr übrig',
  emptyText: 'Die Artikel wurden herausgenommen oder sind nicht mehr verfügbar.',
  viewCart: 'Warenkorb ansehen',
  continueShopping: 'Weiter einkaufen',
  unsubscribeTitle: 'Keine E-Mails mehr zum Warenkorb erhalten?',
  unsubscribeText:
    '{site} sendet dann keine E-Mails zu Warenkörben und keine Werbung mehr an Ihre Adresse. E-Mails zu Ihren Bestellungen kommen weiterhin.',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedText: '{site} sendet Ihnen keine E-Mails zu Warenkörben und keine Werbung mehr.',
};
