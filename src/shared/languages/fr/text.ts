import type { TextWords } from '../parts/text-words.ts'

export const french: TextWords = {
  smallWords:
    'le la les et des en du une dans est pour que qui sur pas au par plus avec ce il sont son été ses aux cette ont nous mais',
  abbreviations: 'm mm mme mlle pr ste env p ex n av bd éd tél me mgr vol art',
  abbreviationsBeforeNumbers: 'no p pp vol art fig janv fev févr febr avr juin juil sept oct nov déc',
  ordinalStop: null,
  capitalisesNouns: false,
  ownWords: "je j'ai j' mon ma mes moi nous notre nos",
  sourceLabels: 'source sources via',
  source: 'Source :',
  percent: 'points de pourcentage|pour cent',
  scales: 'millions|milliards|milliard|million',
  currencies: 'euros|euro|dollars|francs|livres',
}
