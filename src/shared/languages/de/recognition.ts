import type { RecognitionWords } from '../parts/recognition-words.ts'

export const german: RecognitionWords = {
  smallWords:
    'der die und das den von zu mit ist sich des auf für nicht ein eine dem im auch es als bei sind aus nach wird einen oder wurde über',
  ownWords: 'ich mein meine meinen meinem meiner mir mich wir unser unsere unseren unserem unserer uns',
}
