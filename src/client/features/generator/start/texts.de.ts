import type { installTexts, startTexts } from './texts.ts'

export const generatorStart: typeof startTexts = {
  label: 'Neuer Beitrag aus',
  placeholder: 'Link oder Text einfügen, oder Datei ablegen',
  file: 'Datei',
  start: 'Los',
}

export const generatorInstall: typeof installTexts = {
  offer: 'Installieren Sie Postwright, um Artikel aus jeder App zu teilen.',
  installed: 'Installiert. Tippen Sie in einer beliebigen App auf „Teilen“ und wählen Sie Postwright.',
  install: 'Installieren',
  close: 'Schließen',
}
