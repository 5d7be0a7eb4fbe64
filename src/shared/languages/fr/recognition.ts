import type { RecognitionWords } from '../parts/recognition-words.ts'

export const french: RecognitionWords = {
  smallWords:
    'le la les et des en du une dans est pour que qui sur pas au par plus avec ce il sont son été ses aux cette ont nous mais',
  ownWords: "je j'ai j' mon ma mes moi nous notre nos",
}
