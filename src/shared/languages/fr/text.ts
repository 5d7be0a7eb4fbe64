import type { TextWords } from '../parts/text-words.ts'

export const french: TextWords = {
  abbreviations: 'm mm mme mlle pr ste env p ex n av bd éd tél me mgr vol art',
  abbreviationsBeforeNumbers: 'no p pp vol art fig janv fev févr febr avr juin juil sept oct nov déc',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'source sources via',
  source: 'Source :',
  percent: 'points de pourcentage|pour cent',
  scales: 'millions|milliards|milliard|million',
  currencies: 'euros|euro|dollars|francs|livres',
}
