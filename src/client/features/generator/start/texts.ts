import { catalogue } from '#client/lib/catalogue'

/** The field that begins a post from the dashboard. */
export const startTexts = catalogue('generatorStart', {
  label: 'New post from',
  placeholder: 'Paste a link, a text, or drop a file',
  file: 'File',
  start: 'Start',
})

/** The product as an app of the phone. */
export const installTexts = catalogue('generatorInstall', {
  offer: 'Install Postwright to share articles to it from any app.',
  installed: 'Installed. In any app, press Share and choose Postwright.',
  install: 'Install',
  close: 'Close',
})
