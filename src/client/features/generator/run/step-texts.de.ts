import type { stepTexts } from './step-texts.ts'

export const generatorSteps: typeof stepTexts = {
  label: 'Fortschritt',
  fetching: (host) => (host ? `${host} wird abgerufen` : 'Wird abgerufen'),
  fetched: 'Abgerufen',
  atHand: 'Bereits gelesen',
  reading: 'Wird gelesen',
  read: 'Gelesen',
  writing: 'Wird geschrieben',
  done: 'fertig',
  current: 'jetzt',
  toCome: 'folgt',
}
