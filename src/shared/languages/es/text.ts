import type { TextWords } from '../parts/text-words.ts'

export const spanish: TextWords = {
  abbreviations: `sra srta dra d dña ee.uu ee uu ud uds pág págs núm art aprox av avda gral tte cía s.a ej p.ej depto izq dcha
    tel mill`,
  abbreviationsBeforeNumbers: 'núm num art fig vol p cap ene feb mar abr jun jul ago sept oct nov dic',
  ordinalStop: null,
  capitalisesNouns: false,
  sourceLabels: 'fuente fuentes via',
  source: 'Fuente:',
  percent: 'puntos porcentuales|por ciento',
  scales: 'mil millones|millones|millón',
  currencies: 'euros|euro|dólares|libras',
}
