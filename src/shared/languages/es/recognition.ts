import type { RecognitionWords } from '../parts/recognition-words.ts'

export const spanish: RecognitionWords = {
  smallWords:
    'el la los de que y en un las del por con una para es se su al lo como más pero sus ha le fue este entre también muy',
  ownWords: 'yo mi mis nosotros nosotras nuestro nuestra nuestros nuestras nos hemos he tenemos estamos somos',
}
