import type { RecognitionWords } from '../parts/recognition-words.ts'

export const english: RecognitionWords = {
  smallWords:
    'the of and to in is that for with on was as are by this from at have has been not they will which their were but its would',
  ownWords: "i i'm i've i'd i'll my me we we're we've we'd we'll our us",
}
