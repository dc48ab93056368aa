import type { Page } from 'playwright-core';

/** Stands in for Google's script: a button to press instead of a puzzle, and tokens that say how to answer them. */
const script = `(() => {
  const widgets = [];
  let count = 0;
  const newToken = (action) =>
    (window.captchaOutcome ?? 'good') + ':' + action + ':' + performance.timeOrigin + '.' + (count += 1);
  const api = {
    ready: (work) => work(),
    render(place, options) {
      if (options.sitekey === 'unknown-key') throw new Error('Invalid site key or not loaded in api.js');
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = "I'm not a robot";
      button.className = 'stand-in-captcha';
      Object.assign(button.dataset, { size: options.size, theme: options.theme, key: options.sitekey });
      const widget = { button, token: '' };
      button.addEventListener('click', () => {
        widget.token = newToken('');
        button.ariaPressed = 'true';
        options.callback(widget.token);
      });
      place.append(button);
      return widgets.push(widget) - 1;
    },
    getResponse: (id) => widgets[id].token,
    reset(id) {
      widgets[id].token = '';
      widgets[id].button.ariaPressed = 'false';
    },
    execute: async (key, { action }) => newToken(action),
  };
  window.grecaptcha = { ...api, enterprise: api };
})();`;

/** Requests of the page to Google. */
export const routeRecaptcha = async (page: Page): Promise<string[]> => {
  const requests: string[] = [];
  await page.route('https://www.google.com/**', async (route) => {
    requests.push(route.request().url());
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  return requests;
};
