import type { AbandonedCartTexts } from './abandoned-cart-texts.ts';

export const french: AbandonedCartTexts = {
  backToCart: 'Retour au panier',
  subtotal: 'Sous-total',
  whyThisEmail:
    'Vous recevez cet e-mail une seule fois, car vous avez saisi votre adresse lors du paiement sur {site}.',
  unsubscribe: 'Ne plus recevoir d’e-mails à propos du panier',
  boughtTitle: 'Vous avez déjà acheté ces articles',
  boughtText: 'Ce panier est devenu une commande. Vous la trouverez dans l’e-mail de confirmation.',
  expiredTitle: 'Ce panier n’est plus enregistré',
  expiredText:
    'Les paniers sont supprimés après quelque temps. Vous pouvez en remplir un nouveau à tout moment.',
  wrongTitle: 'Ce lien n’est pas complet',
  wrongText: 'Veuillez copier le lien entier depuis l’e-mail, ou l’ouvrir depuis celui-ci.',
  emptyTitle: 'Il ne reste rien de ce panier',
  emptyText: 'Les articles ont été retirés ou ne sont plus disponibles.',
  viewCart: 'Voir le panier',
  continueShopping: 'Continuer mes achats',
  unsubscribeTitle: 'Ne plus recevoir d’e-mails à propos du panier ?',
  unsubscribeText:
    '{site} n’enverra plus d’e-mails à propos des paniers ni de publicité à votre adresse. Vous recevrez toujours les e-mails de vos commandes.',
  unsubscribedTitle: 'Vous êtes désinscrit',
  unsubscribedText: '{site} ne vous enverra plus d’e-mails à propos des paniers ni de publicité.',
};
