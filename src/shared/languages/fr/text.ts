import type { TextWords } from '../parts/text-words.ts'

export const french: TextWords = {
  abbreviations: 'm mm mme mlle pr ste env p ex n av bd éd tél me mgr vol art',
  abbreviationsBeforeNumbers: 'no p pp vol art fig janv fev févr febr avr juin juil sept oct nov déc',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'source sources via',
  source: 'Source :',
  corrected: 'Correction : {source} a modifié son texte depuis ce post. On y lit maintenant :',
  tookBack: 'Correction : {source} a retiré ceci depuis ce post :',
  percent: 'points de pourcentage|points de base|pour cent',
  scales: 'mille|millions|milliards|milliard|million|Mds|Md',
  currencies: 'euros|euro|dollars|francs|livres',
}
