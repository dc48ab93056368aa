import type { RestockVisitorTexts } from './restock-texts.ts';

export const german: RestockVisitorTexts = {
  form: {
    CTAText: 'Zurzeit ausverkauft. Wir schreiben Ihnen, sobald es wieder da ist.',
    placeholderText: 'E-Mail-Adresse',
    buttonText: 'Benachrichtigen',
    mailingListDescription: 'Senden Sie mir auch Neuigkeiten aus dem Shop',
  },
  signedUp: 'Sie sind eingetragen!',
  failed: 'Das Formular konnte nicht gesendet werden. Bitte versuchen Sie es später noch einmal.',
  option: 'Welche Ausführung?',
  refusals: {
    'restock-email-blank': 'Bitte geben Sie eine E-Mail-Adresse ein',
    'restock-email-invalid': 'Die E-Mail-Adresse ist ungültig',
    'restock-site-key-missing': 'Enterprise V3 ReCaptcha site key not found',
    'restock-captcha-failed':
      'Wir konnten nicht prüfen, ob Sie ein Mensch sind. Bitte versuchen Sie es noch einmal.',
    'restock-available': 'Der Artikel ist wieder verfügbar. Laden Sie die Seite neu, um ihn zu bestellen.',
    'restock-closed': 'Zu diesem Artikel gibt es keine Benachrichtigungen.',
  },
  tooMany: 'Zu viele Anmeldungen. Bitte versuchen Sie es später noch einmal.',
  viewProduct: 'Zum Artikel',
  whyThisEmail:
    'Sie erhalten diese E-Mail einmalig, weil Sie {site} gebeten haben, Ihnen Bescheid zu geben, sobald der Artikel wieder da ist.',
  unsubscribe: 'Keine solchen E-Mails mehr erhalten',
  continueShopping: 'Weiter einkaufen',
  wrongTitle: 'Dieser Link ist nicht vollständig',
  wrongText: 'Bitte kopieren Sie den ganzen Link aus der E-Mail, oder öffnen Sie ihn dort.',
  unsubscribeTitle: 'Keine E-Mails mehr über Artikel erhalten, die wieder da sind?',
  unsubscribeText:
    '{site} löscht dann, worauf Sie warten, und sendet keine Neuigkeiten mehr, denen Sie dabei zugestimmt haben. E-Mails zu Ihren Bestellungen kommen weiterhin.',
  unsubscribedTitle: 'Sie sind abgemeldet',
  unsubscribedText: '{site} sendet Ihnen keine E-Mails mehr über Artikel, die wieder da sind.',
};
