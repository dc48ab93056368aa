import type { OrderEmailTexts } from '../email-texts.ts';
import { germanFollowUps } from './follow-up-texts.ts';
import { germanSubscriptions } from './subscription-texts.ts';

const greeting = 'Guten Tag{.if customer.firstName} {customer.firstName}{.end},\n\n';

export const german: OrderEmailTexts = {
  texts: {
    confirmed: {
      subject: '{site.title}: Bestellung #{order.number} bestätigt',
      text: `${greeting}Vielen Dank für Ihre Bestellung. Ihre Zahlung ist eingegangen.`,
    },
    'donation-received': {
      subject: '{site.title}: Danke für Ihre Spende',
      text: `${greeting}Vielen Dank für Ihre Spende über {order.total}. Sie ist bei uns eingegangen.

{donation.thanks}`,
    },
    awaiting: {
      subject: '{site.title}: Bestellung #{order.number} eingegangen',
      text: `${greeting}Vielen Dank für Ihre Bestellung. Wir bearbeiten sie, sobald Ihre Zahlung eingegangen ist.

{payment.instructions}`,
    },
    'payment-failed': {
      subject:
        '{site.title}: Zahlung {.if order.number}der Bestellung #{order.number} fehlgeschlagen{.or}fehlgeschlagen{.end}',
      text: `${greeting}Ihre Zahlung über {order.total} ist fehlgeschlagen. {.if order.number}Ihre Bestellung wurde storniert, und es wurde nichts abgebucht.{.or}Es wurde nichts abgebucht und nichts bestellt.{.end}

{.if order.number}Wenn Sie die Artikel weiterhin möchten, bestellen Sie bitte erneut.{.or}Ihr Warenkorb ist noch da. Sie können es mit einer anderen Zahlungsart erneut versuchen.{.end}`,
    },
    'payment-returned': {
      subject:
        '{site.title}: Zahlung {.if order.number}zur Bestellung #{order.number} erstattet{.or}erstattet{.end}',
      text: `${greeting}Ihre Zahlung über {refund.amount} konnten wir nicht verwenden. {.if order.number}Die Bestellung wurde geändert, storniert oder bezahlt, bevor sie eintraf.{.or}Damit wurde nichts bestellt.{.end}

Sie erhalten {refund.amount} zurück. Bis das Geld ankommt, können einige Tage vergehen.`,
    },
    downloads: {
      subject: '{site.title}: Ihre Downloads zur Bestellung #{order.number}',
      text: `${greeting}Vielen Dank für Ihre Bestellung. Ihre Dateien stehen zum Herunterladen bereit.`,
    },
    ready: {
      subject: '{site.title}: Bestellung #{order.number} liegt zur Abholung bereit',
      text: `${greeting}Ihre Bestellung liegt bereit. Sie können sie jetzt abholen.`,
    },
    fulfilled: {
      subject:
        '{site.title}: Bestellung #{order.number} {.if order.isPickup}übergeben{.or}ist unterwegs{.end}',
      text: `${greeting}{.if order.isPickup}Ihre Bestellung wurde übergeben. Viel Freude damit.{.or}{.if shipment.isPart}Ein Teil Ihrer Bestellung ist unterwegs. Der Rest folgt.{.or}Ihre Bestellung ist unterwegs.{.end}{.end}`,
    },
    cancelled: {
      subject: '{site.title}: Bestellung #{order.number} storniert',
      text: `${greeting}{.if order.isExpired}Ihre Bestellung wurde storniert, weil Ihre Zahlung nicht rechtzeitig eingegangen ist.{.or}Ihre Bestellung wurde storniert.{.end}

{.if order.isPaid}Ihre Zahlung wird erstattet. Bis das Geld ankommt, können einige Tage vergehen.{.end}`,
    },
    refunded: {
      subject: '{site.title}: Bestellung #{order.number} erstattet',
      text: `${greeting}Wir haben Ihre Bestellung erstattet.

Sie erhalten {refund.amount} zurück. Bis das Geld ankommt, können einige Tage vergehen.`,
    },
    'balance-due': {
      subject: '{site.title}: Bestellung #{order.number} geändert',
      text: `${greeting}Wir haben Ihre Bestellung geändert. {balance.amount} sind noch zu bezahlen.

{.if balance.message}{balance.message}

{.end}Sie können online bezahlen. Der Link ist bis zum {balance.expires} gültig.`,
    },
    'gift-card': {
      subject:
        '{site.title}: {.if giftCard.isForBuyer}Ihre Geschenkkarte{.or}{.if sender.name}{sender.name} schenkt Ihnen etwas{.or}Eine Geschenkkarte für Sie{.end}{.end}',
      text: `{.if giftCard.isForBuyer}Guten Tag,

vielen Dank für Ihre Bestellung. Hier ist die Geschenkkarte über {giftCard.amount}. Drucken Sie diese E-Mail aus oder geben Sie den Code weiter.{.or}Guten Tag{.if recipient.name} {recipient.name}{.end},

{.if sender.name}{sender.name} schenkt Ihnen{.or}Sie haben{.end} eine Geschenkkarte über {giftCard.amount} für {site.title}.{.end}`,
    },
    'payment-link': {
      subject: '{site.title}: Schließen Sie Ihre Bestellung ab',
      text: `${greeting}{.if link.message}{link.message}{.or}Wir haben Ihre Bestellung vorbereitet. Sie können sie prüfen und {link.amount} online bezahlen.{.end}

Der Link ist bis zum {link.expires} gültig.`,
    },
    'abandoned-cart': {
      subject: '{site.title}: In Ihrem Warenkorb liegt noch etwas',
      text: `${greeting}In Ihrem Warenkorb liegt noch etwas. Die Schaltfläche unten bringt ihn zurück, auf jedem Gerät.`,
    },
    restock: {
      subject: '{site.title}: {product.title} ist wieder da',
      text: `Guten Tag,

{product.title}{.if product.options} ({product.options}){.end} ist wieder auf Lager. Die Stückzahl kann knapp sein: Über die Schaltfläche gelangen Sie zum Artikel.`,
    },
    'return-requested': {
      subject: '{site.title}: Rücksendung der Bestellung #{order.number} angefragt',
      text: `${greeting}Wir haben Ihre Anfrage zur Rücksendung der unten genannten Artikel erhalten und antworten bald.`,
    },
    'return-accepted': {
      subject: '{site.title}: Rücksendung der Bestellung #{order.number} angenommen',
      text: `${greeting}Sie können die unten genannten Artikel zurücksenden.

{return.reply}`,
    },
    'return-declined': {
      subject: '{site.title}: Rücksendung der Bestellung #{order.number} abgelehnt',
      text: `${greeting}Die Rücksendung der unten genannten Artikel können wir nicht annehmen.

{return.reply}`,
    },
    'withdrawal-received': {
      subject: '{site.title}: Widerruf der Bestellung #{order.number} eingegangen',
      text: `${greeting}Wir bestätigen den Eingang Ihres Widerrufs am {return.date}. Er betrifft die unten genannten Artikel.`,
    },
    ...germanSubscriptions,
    ...germanFollowUps,
  },
  testOrder: 'Dies ist eine Testbestellung. Es wurde nichts abgebucht, und es wird nichts versendet.',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  shipping: 'Lieferung',
  tax: 'Steuer',
  taxIncluded: 'Enthaltene Steuer',
  total: 'Gesamtbetrag',
  giftCard: 'Gutschein mit Endung {lastFour} (noch {amount})',
  toPay: 'Zu zahlen',
  amountPaid: 'Bezahlt',
  shipTo: 'Lieferadresse',
  pickUpAt: 'Abholung bei',
  withdrawal: 'Widerrufsrecht',
  waived: 'Am {date} haben Sie erklärt: „{text}“',
  tracking: 'Sendungsnummer',
  trackParcel: 'Sendung verfolgen',
  payBalance: 'Jetzt bezahlen',
  checkAndPay: 'Prüfen und bezahlen',
  viewOrder: 'Bestellung ansehen',
  files: 'Dateien',
  download: 'Dateien herunterladen',
  tryAgain: 'Zurück zur Kasse',
  manageSubscription: 'Abonnement verwalten',
  confirmPayment: 'Zahlung bestätigen',
  testSubscription: 'Dies ist ein Test-Abonnement. Es wird nichts abgebucht, und es wird nichts versendet.',
  reply: 'Fragen? Antworten Sie auf diese E-Mail.',
};
