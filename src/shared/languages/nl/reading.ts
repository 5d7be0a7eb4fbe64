import type { ReadingWords } from '../parts/reading-words.ts'

export const reading: ReadingWords = {
  monthStarts: 'jan feb maart$|mrt$ apr mei$ jun jul aug sep okt nov dec',
  bylines: String.raw`(?:geschreven|geplaatst|gepubliceerd) door\b|door\b`,
  published: 'gepubliceerd|geplaatst',
  changed: 'bijgewerkt|gewijzigd|laatst aangepast',
}
