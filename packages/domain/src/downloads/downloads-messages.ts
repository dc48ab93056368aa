export const downloadMessages = {
  'download-gone': 'This link is no longer valid. Open the page of your order to get a new one.',
  'download-used-up': 'This file was downloaded as often as it can be. Please write to the shop.',
} as const;
