import type { RecognitionWords } from '../parts/recognition-words.ts'

export const italian: RecognitionWords = {
  smallWords:
    'il di che la e per un in del della è con non una si le dei da al gli alla nel sono ha delle anche più come questo',
  ownWords: 'io mio mia miei mie noi nostro nostra nostri nostre abbiamo siamo ci',
}
