import { translationIn } from '../../languages/index.ts';

/** What is said about payments that come again. */
interface RecurringTexts {
  readonly recurring: string;
  /** Of a line, after the payment of today. */
  readonly after: string;
  readonly onlyOnce: string;
  readonly withDeliveryAndTax: string;
  readonly withDelivery: string;
  readonly withTax: string;
  readonly consent: string;
  readonly methods: string;
  /** Above the ways to pay, where the first payment is of nothing. */
  readonly nothingTodayThen: string;
  readonly nothingToday: string;
}

const english: RecurringTexts = {
  recurring: 'Later payments',
  after: '{amount} {period}, first on {date}',
  onlyOnce: 'paid once, does not renew',
  withDeliveryAndTax: 'Delivery and any tax are added to each later payment, as they are then.',
  withDelivery: 'Delivery is added to each later payment, at its price then.',
  withTax: 'Any tax is added to each later payment, at its rate then.',
  consent:
    'By paying you agree that we store this way to pay and charge it by itself for the later payments of your subscription, until you cancel it. You can cancel at any time with the link in your emails.',
  methods:
    'A subscription is charged again by itself, so only ways to pay that can be stored for that are offered.',
  nothingTodayThen:
    'Nothing is due today, then {amount} {period} from {date}. Choose the way to pay that is charged then.',
  nothingToday: 'Nothing is due today. Choose the way to pay that is charged for the later payments.',
};

const german: RecurringTexts = {
  recurring: 'Spätere Zahlungen',
  after: '{amount} {period}, zuerst am {date}',
  onlyOnce: 'einmal bezahlt, verlängert sich nicht',
  withDeliveryAndTax:
    'Zu jeder späteren Zahlung kommen Versand und gegebenenfalls Steuer hinzu, wie sie dann gelten.',
  withDelivery: 'Zu jeder späteren Zahlung kommt der Versand hinzu, zum dann gültigen Preis.',
  withTax: 'Zu jeder späteren Zahlung kommt gegebenenfalls Steuer hinzu, zum dann gültigen Satz.',
  consent:
    'Mit der Zahlung stimmen Sie zu, dass wir diese Zahlungsart speichern und die späteren Zahlungen Ihres Abonnements damit selbsttätig abbuchen, bis Sie kündigen. Kündigen können Sie jederzeit über den Link in Ihren E-Mails.',
  methods:
    'Ein Abonnement wird selbsttätig wieder abgebucht. Deshalb werden nur Zahlungsarten angeboten, die dafür gespeichert werden können.',
  nothingTodayThen:
    'Heute ist nichts zu bezahlen, danach {amount} {period} ab dem {date}. Wählen Sie die Zahlungsart, von der dann abgebucht wird.',
  nothingToday:
    'Heute ist nichts zu bezahlen. Wählen Sie die Zahlungsart, von der die späteren Zahlungen abgebucht werden.',
};

const french: RecurringTexts = {
  recurring: 'Paiements suivants',
  after: '{amount} {period}, la première fois le {date}',
  onlyOnce: 'payé une seule fois, sans renouvellement',
  withDeliveryAndTax:
    'La livraison et les taxes éventuelles s’ajoutent à chaque paiement suivant, selon leur montant du moment.',
  withDelivery: 'La livraison s’ajoute à chaque paiement suivant, à son prix du moment.',
  withTax: 'Les taxes éventuelles s’ajoutent à chaque paiement suivant, à leur taux du moment.',
  consent:
    'En payant, vous acceptez que nous conservions ce moyen de paiement et le débitions automatiquement pour les paiements suivants de votre abonnement, jusqu’à ce que vous le résiliiez. Vous pouvez résilier à tout moment avec le lien de vos e-mails.',
  methods:
    'Un abonnement est débité automatiquement. Seuls les moyens de paiement qui peuvent être conservés pour cela sont proposés.',
  nothingTodayThen:
    'Rien à payer aujourd’hui, puis {amount} {period} à partir du {date}. Choisissez le moyen de paiement qui sera débité à ce moment-là.',
  nothingToday:
    'Rien à payer aujourd’hui. Choisissez le moyen de paiement qui sera débité pour les paiements suivants.',
};

const spanish: RecurringTexts = {
  recurring: 'Pagos siguientes',
  after: '{amount} {period}, por primera vez el {date}',
  onlyOnce: 'se paga una sola vez, no se renueva',
  withDeliveryAndTax:
    'A cada pago siguiente se añaden el envío y los impuestos que correspondan en ese momento.',
  withDelivery: 'A cada pago siguiente se añade el envío, al precio de ese momento.',
  withTax: 'A cada pago siguiente se añaden los impuestos que correspondan en ese momento.',
  consent:
    'Al pagar acepta que guardemos esta forma de pago y cobremos con ella los pagos siguientes de su suscripción de forma automática, hasta que la cancele. Puede cancelarla en cualquier momento con el enlace de sus correos.',
  methods:
    'Una suscripción se cobra de nuevo de forma automática. Por eso solo se ofrecen formas de pago que se pueden guardar para ello.',
  nothingTodayThen:
    'Hoy no hay nada que pagar, después {amount} {period} a partir del {date}. Elija la forma de pago con la que se cobrará entonces.',
  nothingToday:
    'Hoy no hay nada que pagar. Elija la forma de pago con la que se cobrarán los pagos siguientes.',
};

const translations: ReadonlyMap<string, RecurringTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

export const recurringTextsIn = (language: string): RecurringTexts =>
  translationIn(translations, language) ?? english;
