import type { TextWords } from '../parts/text-words.ts'

export const spanish: TextWords = {
  smallWords:
    'el la los de que y en un las del por con una para es se su al lo como más pero sus ha le fue este entre también muy',
  abbreviations: `sra srta dra d dña ee.uu ee uu ud uds pág págs núm art aprox av avda gral tte cía s.a ej p.ej depto izq dcha
    tel mill`,
  abbreviationsBeforeNumbers: 'núm num art fig vol p cap ene feb mar abr jun jul ago sept oct nov dic',
  ordinalStop: null,
  capitalisesNouns: false,
  ownWords: 'yo mi mis nosotros nosotras nuestro nuestra nuestros nuestras nos hemos he tenemos estamos somos',
  sourceLabels: 'fuente fuentes via',
  source: 'Fuente:',
  percent: 'puntos porcentuales|por ciento',
  scales: 'mil millones|millones|millón',
  currencies: 'euros|euro|dólares|libras',
}
