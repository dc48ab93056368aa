import type { RestockVisitorTexts } from './restock-texts.ts';

export const spanish: RestockVisitorTexts = {
  form: {
    CTAText: 'Agotado por ahora. Te escribiremos cuando vuelva.',
    placeholderText: 'Correo electrónico',
    buttonText: 'Avísame',
    mailingListDescription: 'Enviadme también novedades de la tienda',
  },
  signedUp: '¡Apuntado!',
  failed: 'No se ha podido enviar el formulario. Inténtalo de nuevo más tarde.',
  option: '¿Cuál?',
  refusals: {
    'restock-email-blank': 'Introduce un correo electrónico',
    'restock-email-invalid': 'El correo electrónico no es válido',
    'restock-site-key-missing': 'Enterprise V3 ReCaptcha site key not found',
    'restock-captcha-failed': 'No hemos podido comprobar que eres una persona. Inténtalo de nuevo.',
    'restock-available': 'El artículo vuelve a estar disponible. Recarga la página para pedirlo.',
    'restock-closed': 'No hay avisos sobre este artículo.',
  },
  tooMany: 'Demasiadas solicitudes. Inténtalo de nuevo más tarde.',
  viewProduct: 'Ver el artículo',
  whyThisEmail: 'Recibes este correo una sola vez porque pediste a {site} que te avisara de su vuelta.',
  unsubscribe: 'No recibir más correos de este tipo',
  continueShopping: 'Seguir comprando',
  wrongTitle: 'Este enlace no está completo',
  wrongText: 'Copia el enlace entero del correo, o ábrelo desde allí.',
  unsubscribeTitle: '¿No recibir más correos sobre artículos que vuelven?',
  unsubscribeText:
    '{site} borrará tus solicitudes y no enviará las novedades que aceptaste con ellas. Los correos sobre tus pedidos seguirán llegando.',
  unsubscribedTitle: 'Te has dado de baja',
  unsubscribedText: '{site} ya no te enviará correos sobre artículos que vuelven.',
};
