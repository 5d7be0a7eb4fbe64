import type { TextWords } from '../parts/text-words.ts'

export const english: TextWords = {
  abbreviations: `mr mrs ms rt gen sen rep gov lt col sgt capt cmdr adm rev hon pres supt ave blvd rd assn univ bn i.e e.g a.k.a
    u.s u.k a.m p.m mph est ed tel`,
  abbreviationsBeforeNumbers:
    'no nos vol p pp fig sec abs max min ch cap jan feb mar apr jun jul aug sep sept oct nov dec',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'source sources via',
  source: 'Source:',
  corrected: 'Correction: {source} has changed its text since this post. It now says:',
  tookBack: 'Correction: {source} has taken this back since this post:',
  percent: 'percentage points|basis points|percent|per cent',
  scales: 'thousand|million|billion|trillion|lakh|crore',
  currencies: 'euros|euro|dollars|pounds|francs|yen',
}
