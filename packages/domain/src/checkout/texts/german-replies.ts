import type { CheckoutReplies } from './reply-texts.ts';

export const germanReplies: CheckoutReplies = {
  'checkout-empty': 'Ihr Warenkorb ist leer.',
  'checkout-closed': 'Dieser Shop nimmt zurzeit keine Bestellungen an.',
  'checkout-incomplete': 'Es fehlt noch etwas. Bitte prüfen Sie die markierten Felder.',
  'checkout-changed': 'Ihre Bestellung hat sich geändert. Bitte prüfen Sie sie und bezahlen Sie erneut.',
  'stock-gone': 'Etwas aus Ihrem Warenkorb wurde gerade verkauft. Bitte prüfen Sie Ihren Warenkorb.',
  'payment-refused':
    'Die Zahlung wurde nicht angenommen. Es wurde nichts abgebucht. Bitte wählen Sie eine andere Zahlungsart.',
  'payment-pending': 'Ihre Zahlung wird noch bearbeitet. Bitte bezahlen Sie nicht noch einmal.',
  'gift-card-mode':
    'Dieser Gutschein kann mit dieser Zahlungsart nicht verwendet werden. Bitte wählen Sie eine andere, oder entfernen Sie den Gutschein.',
  'payment-check':
    'Mehrere Zahlungen sind fehlgeschlagen. Bitte warten Sie eine Minute und versuchen Sie es dann noch einmal.',
  'payment-method-gone': 'Diese Zahlungsart ist nicht verfügbar. Bitte wählen Sie eine andere.',
  'payment-too-small':
    'Mit dieser Zahlungsart können Sie erst ab {limit} bezahlen. Es wurde nichts abgebucht. Bitte wählen Sie eine andere.',
  'payment-too-large':
    'Mit dieser Zahlungsart können Sie höchstens {limit} bezahlen. Es wurde nichts abgebucht. Bitte wählen Sie eine andere.',
  'payment-link-invalid': 'Dieser Zahlungslink ist nicht gültig. Bitte fragen Sie den Shop nach einem neuen.',
  'subscription-unpaid':
    'Ein Abonnement beginnt mit einer Zahlung, damit Ihre Zahlungsart gespeichert werden kann. Bitte entfernen Sie einen Rabatt oder legen Sie noch etwas dazu.',
  'payment-link-expired': 'Dieser Zahlungslink ist abgelaufen. Bitte fragen Sie den Shop nach einem neuen.',
  'payment-returned':
    'Ihre Zahlung konnte für keine Bestellung verwendet werden. Sie erhalten den ganzen Betrag zurück.',
  'email-missing': 'Bitte geben Sie Ihre E-Mail-Adresse ein.',
  'email-invalid': 'Bitte geben Sie eine E-Mail-Adresse ein, zum Beispiel sie@example.com.',
  'vat-number-invalid': 'Bitte prüfen Sie die USt-IdNr. Sie sieht so aus: {example}.',
  'waiver-missing': 'Bitte stimmen Sie zu, damit wir Ihre Downloads sofort bereitstellen dürfen.',
  'shipping-option-missing': 'Bitte wählen Sie, wie Ihre Bestellung geliefert wird.',
  'not-shipped-there': 'An diese Adresse liefern wir nicht.',
  declined:
    'Die Zahlung wurde abgelehnt. Es wurde nichts abgebucht. Bitte wählen Sie eine andere Zahlungsart.',
  'insufficient-funds': 'Das Konto ist nicht gedeckt. Es wurde nichts abgebucht.',
  'authentication-failed': 'Die Zahlung wurde nicht bestätigt. Es wurde nichts abgebucht.',
  'authentication-required':
    'Ihre Bank möchte, dass Sie diese Zahlung bestätigen. Es wurde nichts abgebucht. Bitte bezahlen Sie erneut.',
  'card-expired':
    'Diese Karte ist abgelaufen. Es wurde nichts abgebucht. Bitte nehmen Sie eine andere Karte.',
  'card-details-wrong':
    'Die Angaben zur Karte stimmen nicht. Es wurde nichts abgebucht. Bitte prüfen Sie sie.',
  'card-limited':
    'Mehrere Zahlungen mit dieser Karte sind fehlgeschlagen. Es wurde nichts abgebucht. Bitte nehmen Sie eine andere Karte oder versuchen Sie es in einer Stunde erneut.',
  'gateway-error': 'Der Zahlungsdienst konnte die Zahlung nicht ausführen. Es wurde nichts abgebucht.',
  subscriptionNotPayable:
    'Abonnements brauchen eine Zahlungsart, die wieder abgebucht werden kann. Dieser Shop bietet noch keine an.',
  notYetOpen: 'Dieser Shop nimmt noch keine Zahlungen an.',
  pausedUntil: 'Dieser Shop nimmt zurzeit keine Bestellungen an. Er öffnet wieder am {date}.',
  cardMethod: 'Karte und weitere',
  cardDescription: 'Sichere Zahlung mit Stripe.',
  reopens: 'Ab {date} werden wieder Bestellungen angenommen.',
  testMethod: 'Testzahlung',
  testDescription: 'Es wird kein Geld abgebucht. Wählen Sie, wie die Zahlung ausgeht.',
  'outcome-success': 'Erfolgreich',
  'outcome-decline': 'Abgelehnt',
  'outcome-insufficient-funds': 'Konto nicht gedeckt',
  'outcome-authentication': 'Verlangt eine Bestätigung (3-D Secure)',
  'outcome-processing-error': 'Fehler beim Zahlungsdienst',
  'outcome-timeout-after-charge': 'Abgebucht, aber die Antwort geht verloren',
  'outcome-webhook-late': 'Abgebucht und später bestätigt',
  'outcome-webhook-twice': 'Erfolgreich und zweimal gemeldet',
  'outcome-webhook-first': 'Erfolgreich und vor der Antwort gemeldet',
};
