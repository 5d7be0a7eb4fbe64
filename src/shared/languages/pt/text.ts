import type { TextWords } from '../parts/text-words.ts'

export const portuguese: TextWords = {
  abbreviations: 'sra srs sras dra exmo exma av r pág págs núm aprox eng arq ltda cia s.a ex p.ex tel d',
  abbreviationsBeforeNumbers: 'num núm art fig vol p cap jan fev mar abr mai jun jul ago set out nov dez',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'fonte fontes via',
  source: 'Fonte:',
  corrected: 'Correção: {source} alterou o texto desde esta publicação. Agora diz:',
  tookBack: 'Correção: {source} retirou isto desde esta publicação:',
  percent: 'pontos percentuais|pontos-base|por cento',
  scales: 'mil milhões|mil|milhões|milhão|bilhões|bilhão|trilhões|trilhão',
  currencies: 'euros|euro|dólares|libras|reais',
}
