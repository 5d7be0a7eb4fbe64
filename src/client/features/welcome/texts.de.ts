import type { welcomeTexts } from './texts.ts'

export const welcome: typeof welcomeTexts = {
  title: 'Wer schreibt?',
  voice: 'So klingt es nach Ihnen',
  role: 'Ihre Rolle',
  roleExample: 'Leitung Einkauf',
  field: 'Ihr Gebiet',
  fieldExample: 'Krankenhauslogistik',
  writesFor: 'Ihre Leserschaft',
  writesForExample: 'Einkauf in Kliniken',
  save: 'Speichern',
  saving: 'Wird gespeichert …',
  skip: 'Überspringen',
  saveFailed: 'Speichern fehlgeschlagen',
}
