import type { TextWords } from '../parts/text-words.ts'

export const english: TextWords = {
  smallWords:
    'the of and to in is that for with on was as are by this from at have has been not they will which their were but its would',
  abbreviations: `mr mrs ms rt gen sen rep gov lt col sgt capt cmdr adm rev hon pres supt ave blvd rd assn univ bn i.e e.g a.k.a
    u.s u.k a.m p.m mph est ed tel`,
  abbreviationsBeforeNumbers:
    'no nos vol p pp fig sec abs max min ch cap jan feb mar apr jun jul aug sep sept oct nov dec',
  ordinalStop: null,
  capitalisesNouns: false,
  ownWords: "i i'm i've i'd i'll my me we we're we've we'd we'll our us",
  sourceLabels: 'source sources via',
  source: 'Source:',
  percent: 'percentage points|percent|per cent',
  scales: 'million|billion|trillion',
  currencies: 'euros|euro|dollars|pounds',
}
