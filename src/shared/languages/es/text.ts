import type { TextWords } from '../parts/text-words.ts'

export const spanish: TextWords = {
  abbreviations: `sra srta dra d dña ee.uu ee uu ud uds pág págs núm art aprox av avda gral tte cía s.a ej p.ej depto izq dcha
    tel mill`,
  abbreviationsBeforeNumbers: 'núm num art fig vol p cap ene feb mar abr jun jul ago sept oct nov dic',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'fuente fuentes via',
  source: 'Fuente:',
  corrected: 'Corrección: {source} ha cambiado su texto desde esta publicación. Ahora dice:',
  tookBack: 'Corrección: {source} ha retirado esto desde esta publicación:',
  percent: 'puntos porcentuales|puntos básicos|por ciento',
  scales: 'mil millones|mil|millones|millón|billones|billón',
  currencies: 'euros|euro|dólares|libras',
}
