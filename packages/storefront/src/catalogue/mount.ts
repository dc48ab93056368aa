import { connectButton } from './connect-button.ts';
import { connectChoices } from './connect-choices.ts';
import { connectInstallments } from './connect-installments.ts';
import { connectQuickView } from './connect-quick-view.ts';
import { connectThumbnails } from './connect-thumbnails.ts';
import { BUTTON, findNearButton } from './find-near-button.ts';
import { findChoices, readProduct } from './read-product.ts';
import { showVariants } from './show-variant.ts';

const connectGallery = (button: HTMLElement): void => {
  const [row] = findNearButton(button, '[data-product-pictures]');
  const [thumbnails] = findNearButton(button, '[data-product-thumbnails]');
  if (row && thumbnails) connectThumbnails(thumbnails, row);
};

const connectProduct = (button: HTMLElement): void => {
  const choices = findChoices(button);
  const product = readProduct(button, choices);
  connectGallery(button);
  if (choices) connectChoices(choices, product);
  showVariants(button, product);
  connectButton(button, product);
  void connectInstallments(button, product);
};

/** Brings the formatters' markup of one product to life, in place: what the template does with it stays as it is. */
export const mount = (place: HTMLElement): void => {
  if (place.matches(BUTTON)) connectProduct(place);
  else if (place.matches('.sqs-product-quick-view-button')) connectQuickView(place);
};
