import type { RecognitionWords } from '../parts/recognition-words.ts'

export const dutch: RecognitionWords = {
  // without de, en, in, is and die, which others have as well
  smallWords:
    'het een van dat op te met voor zijn niet aan ook dan maar bij uit nog naar heeft door worden wordt deze dit wel meer hebben haar hij zij kan zou werd geen veel al zo',
  ownWords: "ik mij me mijn m'n mezelf wij we ons onze",
}
