import type { TextWords } from '../parts/text-words.ts'

export const portuguese: TextWords = {
  smallWords:
    'o de que e do da em um para com não uma os no se na por mais as dos ao como mas foi das tem à seu são pelo',
  abbreviations: 'sra srs sras dra exmo exma av r pág págs núm aprox eng arq ltda cia s.a ex p.ex tel d',
  abbreviationsBeforeNumbers: 'num núm art fig vol p cap jan fev mar abr mai jun jul ago set out nov dez',
  ordinalStop: null,
  capitalisesNouns: false,
  ownWords: 'eu meu minha meus minhas nós nosso nossa nossos nossas temos estamos somos',
  sourceLabels: 'fonte fontes via',
  source: 'Fonte:',
  percent: 'pontos percentuais|por cento',
  scales: 'mil milhões|milhões|milhão|bilhões|bilhão',
  currencies: 'euros|euro|dólares|libras|reais',
}
