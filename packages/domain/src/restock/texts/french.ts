import type { RestockVisitorTexts } from './restock-texts.ts';

export const french: RestockVisitorTexts = {
  form: {
    CTAText: 'Épuisé pour le moment. Nous vous écrirons dès son retour.',
    placeholderText: 'Adresse e-mail',
    buttonText: 'Me prévenir',
    mailingListDescription: 'Envoyez-moi aussi les nouvelles de la boutique',
  },
  signedUp: 'C’est noté !',
  failed: 'Le formulaire n’a pas pu être envoyé. Veuillez réessayer plus tard.',
  option: 'Quelle version ?',
  refusals: {
    'restock-email-blank': 'Veuillez saisir une adresse e-mail',
    'restock-email-invalid': 'L’adresse e-mail n’est pas valide',
    'restock-site-key-missing': 'Enterprise V3 ReCaptcha site key not found',
    'restock-captcha-failed': 'Nous n’avons pas pu vérifier que vous êtes une personne. Veuillez réessayer.',
    'restock-available': 'L’article est de nouveau disponible. Rechargez la page pour le commander.',
    'restock-closed': 'Il n’y a pas d’alerte pour cet article.',
  },
  tooMany: 'Trop d’inscriptions. Veuillez réessayer plus tard.',
  viewProduct: 'Voir l’article',
  whyThisEmail:
    'Vous recevez cet e-mail une seule fois, car vous avez demandé à {site} de vous prévenir du retour de l’article.',
  unsubscribe: 'Ne plus recevoir d’e-mails de ce type',
  continueShopping: 'Continuer mes achats',
  wrongTitle: 'Ce lien n’est pas complet',
  wrongText: 'Veuillez copier le lien entier depuis l’e-mail, ou l’ouvrir depuis celui-ci.',
  unsubscribeTitle: 'Ne plus recevoir d’e-mails sur le retour d’articles ?',
  unsubscribeText:
    '{site} supprimera vos demandes et n’enverra plus les nouvelles que vous aviez acceptées avec elles. Vous recevrez toujours les e-mails de vos commandes.',
  unsubscribedTitle: 'Vous êtes désinscrit',
  unsubscribedText: '{site} ne vous enverra plus d’e-mails sur le retour d’articles.',
};
