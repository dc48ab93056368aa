import { cartMessages, type CartRefusal } from './cart-messages.ts';

type Texts = Readonly<Record<CartRefusal | 'not-found' | 'too-many-requests', string>>;

const english: Texts = {
  ...cartMessages,
  'not-found': 'Sorry, that item is no longer available.',
  'too-many-requests': 'Please try again in a few seconds.',
};

const translations: Readonly<Record<string, Texts>> = {
  de: {
    'quantity-not-number': 'Die Menge muss eine Zahl sein.',
    'quantity-not-whole': 'Die Menge muss eine ganze Zahl sein.',
    'quantity-out-of-range': 'Die Menge muss zwischen 1 und 9999 liegen.',
    'variant-unavailable': 'Diese Ausführung ist leider nicht erhältlich. Bitte wählen Sie eine andere.',
    'not-enough-stock': 'Davon haben wir leider nicht mehr genug.',
    'one-only': 'Davon können Sie nur ein Stück auf einmal kaufen.',
    'cart-full': 'Ihr Warenkorb ist voll. Bitte entfernen Sie zuerst etwas.',
    'additional-fields-invalid': 'Einige Angaben stimmen nicht. Bitte prüfen Sie sie.',
    'sold-apart': 'Dieser Artikel kann nicht in den Warenkorb gelegt werden.',
    'not-subscribable': 'Diesen Artikel gibt es nicht im Abonnement.',
    'not-found': 'Diesen Artikel gibt es nicht mehr.',
    'too-many-requests': 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
  },
  fr: {
    'quantity-not-number': 'La quantité doit être un nombre.',
    'quantity-not-whole': 'La quantité doit être un nombre entier.',
    'quantity-out-of-range': 'La quantité doit être comprise entre 1 et 9999.',
    'variant-unavailable': 'Cette version n’est pas disponible. Veuillez en choisir une autre.',
    'not-enough-stock': 'Nous n’avons plus assez de cet article.',
    'one-only': 'Vous ne pouvez acheter qu’un exemplaire à la fois.',
    'cart-full': 'Votre panier est plein. Veuillez d’abord retirer un article.',
    'additional-fields-invalid': 'Un ou plusieurs champs ne sont pas valides. Veuillez les vérifier.',
    'sold-apart': 'Cet article ne peut pas être ajouté au panier.',
    'not-subscribable': 'Cet article n’est pas vendu par abonnement.',
    'not-found': 'Cet article n’existe plus.',
    'too-many-requests': 'Veuillez réessayer dans quelques secondes.',
  },
  es: {
    'quantity-not-number': 'La cantidad debe ser un número.',
    'quantity-not-whole': 'La cantidad debe ser un número entero.',
    'quantity-out-of-range': 'La cantidad debe estar entre 1 y 9999.',
    'variant-unavailable': 'Esa versión no está disponible. Elige otra.',
    'not-enough-stock': 'No tenemos suficientes unidades de ese artículo.',
    'one-only': 'Solo puedes comprar una unidad de este artículo a la vez.',
    'cart-full': 'Tu carrito está lleno. Quita algo primero.',
    'additional-fields-invalid': 'Uno o más campos no son válidos. Revísalos.',
    'sold-apart': 'Este artículo no se puede añadir al carrito.',
    'not-subscribable': 'Este artículo no se vende por suscripción.',
    'not-found': 'Ese artículo ya no existe.',
    'too-many-requests': 'Inténtalo de nuevo en unos segundos.',
  },
};

/** The text in the store's language; English where there is no translation, nothing for an unknown code. */
export const cartMessage = (code: string, language: string): string | undefined => {
  const texts: Readonly<Record<string, string>> =
    translations[language.toLowerCase().split(/[-_]/)[0] ?? ''] ?? english;
  return Object.hasOwn(texts, code) ? texts[code] : undefined;
};
