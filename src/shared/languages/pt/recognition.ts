import type { RecognitionWords } from '../parts/recognition-words.ts'

export const portuguese: RecognitionWords = {
  smallWords:
    'o de que e do da em um para com não uma os no se na por mais as dos ao como mas foi das tem à seu são pelo',
  ownWords: 'eu meu minha meus minhas nós nosso nossa nossos nossas temos estamos somos',
}
