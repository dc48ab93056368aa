import { translationIn } from '../languages/index.ts';

/** What is written on the page on which a subscription is bought. */
export interface SubscribeTexts {
  readonly eyebrow: string;
  readonly quantity: string;
  readonly update: string;
  readonly today: string;
  readonly todayHint: string;
  readonly todayDeliveryHint: string;
  readonly todayServiceHint: string;
  readonly later: string;
  readonly delivery: string;
  readonly deliveryText: string;
  readonly renewal: string;
  readonly endless: string;
  readonly limited: string;
  readonly once: string;
  readonly cancelling: string;
  readonly cancellingText: string;
  readonly subscribe: string;
  readonly addToCart: string;
  readonly backToProduct: string;
}

const english: SubscribeTexts = {
  eyebrow: 'Subscription',
  quantity: 'Quantity',
  update: 'Update',
  today: 'Due today',
  todayHint: 'Delivery and any tax are added at the checkout.',
  todayDeliveryHint: 'Delivery is added at the checkout.',
  todayServiceHint: 'Any tax is added at the checkout.',
  later: 'Later payments',
  delivery: 'Delivery',
  deliveryText: 'Sent with every payment, to the address that you enter at the checkout.',
  renewal: 'Renewal',
  endless: 'It renews by itself until you cancel.',
  limited: 'It renews by itself and ends after {count} payments.',
  once: 'It does not renew.',
  cancelling: 'Changing and cancelling',
  cancellingText:
    'You can pause it, skip a payment or cancel at any time, with the link in your confirmation email.',
  subscribe: 'Subscribe',
  addToCart: 'Add to cart',
  backToProduct: 'Back to the product',
};

const german: SubscribeTexts = {
  eyebrow: 'Abonnement',
  quantity: 'Anzahl',
  update: 'Aktualisieren',
  today: 'Heute zu zahlen',
  todayHint: 'Versand und gegebenenfalls Steuer kommen an der Kasse hinzu.',
  todayDeliveryHint: 'Der Versand kommt an der Kasse hinzu.',
  todayServiceHint: 'Gegebenenfalls kommt an der Kasse Steuer hinzu.',
  later: 'Spätere Zahlungen',
  delivery: 'Lieferung',
  deliveryText: 'Mit jeder Zahlung an die Adresse, die Sie an der Kasse eingeben.',
  renewal: 'Verlängerung',
  endless: 'Es verlängert sich von selbst, bis Sie kündigen.',
  limited: 'Es verlängert sich von selbst und endet nach {count} Zahlungen.',
  once: 'Es verlängert sich nicht.',
  cancelling: 'Ändern und kündigen',
  cancellingText:
    'Sie können es jederzeit pausieren, eine Zahlung auslassen oder kündigen, mit dem Link in Ihrer Bestätigung per E-Mail.',
  subscribe: 'Abonnieren',
  addToCart: 'In den Warenkorb',
  backToProduct: 'Zurück zum Produkt',
};

const french: SubscribeTexts = {
  eyebrow: 'Abonnement',
  quantity: 'Quantité',
  update: 'Actualiser',
  today: 'À payer aujourd’hui',
  todayHint: 'La livraison et les taxes éventuelles s’ajoutent au moment du paiement.',
  todayDeliveryHint: 'La livraison s’ajoute au moment du paiement.',
  todayServiceHint: 'Les taxes éventuelles s’ajoutent au moment du paiement.',
  later: 'Paiements suivants',
  delivery: 'Livraison',
  deliveryText: 'À chaque paiement, à l’adresse que vous saisissez au moment du paiement.',
  renewal: 'Renouvellement',
  endless: 'Il se renouvelle automatiquement jusqu’à ce que vous le résiliiez.',
  limited: 'Il se renouvelle automatiquement et se termine après {count} paiements.',
  once: 'Il ne se renouvelle pas.',
  cancelling: 'Modification et résiliation',
  cancellingText:
    'Vous pouvez le suspendre, sauter un paiement ou le résilier à tout moment, avec le lien de votre e-mail de confirmation.',
  subscribe: 'S’abonner',
  addToCart: 'Ajouter au panier',
  backToProduct: 'Retour au produit',
};

const spanish: SubscribeTexts = {
  eyebrow: 'Suscripción',
  quantity: 'Cantidad',
  update: 'Actualizar',
  today: 'A pagar hoy',
  todayHint: 'El envío y los impuestos que correspondan se añaden al pagar.',
  todayDeliveryHint: 'El envío se añade al pagar.',
  todayServiceHint: 'Los impuestos que correspondan se añaden al pagar.',
  later: 'Pagos siguientes',
  delivery: 'Envío',
  deliveryText: 'Con cada pago, a la dirección que indique al pagar.',
  renewal: 'Renovación',
  endless: 'Se renueva de forma automática hasta que la cancele.',
  limited: 'Se renueva de forma automática y termina después de {count} pagos.',
  once: 'No se renueva.',
  cancelling: 'Cambios y cancelación',
  cancellingText:
    'Puede pausarla, saltarse un pago o cancelarla en cualquier momento, con el enlace de su correo de confirmación.',
  subscribe: 'Suscribirse',
  addToCart: 'Añadir al carrito',
  backToProduct: 'Volver al producto',
};

const translations: ReadonlyMap<string, SubscribeTexts> = new Map([
  ['de', german],
  ['fr', french],
  ['es', spanish],
]);

export const subscribeTextsIn = (language: string): SubscribeTexts =>
  translationIn(translations, language) ?? english;
