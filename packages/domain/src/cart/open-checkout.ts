/** Whether there is a checkout. Apart from the rest, so that scripts of the page carry nothing else along with it. */
export const hasCheckout = false;
