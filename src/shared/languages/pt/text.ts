import type { TextWords } from '../parts/text-words.ts'

export const portuguese: TextWords = {
  abbreviations: 'sra srs sras dra exmo exma av r pág págs núm aprox eng arq ltda cia s.a ex p.ex tel d',
  abbreviationsBeforeNumbers: 'num núm art fig vol p cap jan fev mar abr mai jun jul ago set out nov dez',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'fonte fontes via',
  source: 'Fonte:',
  percent: 'pontos percentuais|por cento',
  scales: 'mil milhões|milhões|milhão|bilhões|bilhão',
  currencies: 'euros|euro|dólares|libras|reais',
}
