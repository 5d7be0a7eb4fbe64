import type { LanguageTable } from './language-table.ts'

export const spanish: LanguageTable = {
  cardinals: `cero:0 dos:2 tres:3 cuatro:4 cinco:5 seis:6 siete:7 ocho:8 nueve:9 diez:10 once:11 doce:12 trece:13
    catorce:14 quince:15 dieciséis:16 diecisiete:17 dieciocho:18 diecinueve:19 veinte:20 veintiuno:21 veintiún:21
    veintidós:22 veintitrés:23 veinticuatro:24 veinticinco:25 veintiséis:26 veintisiete:27 veintiocho:28 veintinueve:29
    treinta:30 cuarenta:40 cincuenta:50 sesenta:60 setenta:70 ochenta:80 noventa:90 cien:100 ciento:100 doscientos:200
    doscientas:200 trescientos:300 trescientas:300 cuatrocientos:400 cuatrocientas:400 quinientos:500 quinientas:500
    seiscientos:600 seiscientas:600 setecientos:700 setecientas:700 ochocientos:800 ochocientas:800 novecientos:900
    novecientas:900 decena:10 docena:12 veintena:20 centenar:100`,
  ones: 'uno un una',
  joints: 'y',
  scales: 'mil:3 millón:6 millones:6 mill:6 billón:12 billones:12',
  fractions: 'mitad:2 tercio:3 tercios:3 cuarto:4 cuartos:4 quinto:5 quintos:5 décimo:10',
  ordinals: `primer:1 primero:1 primera:1 segundo:2 segunda:2 tercer:3 tercero:3 tercera:3 cuarto:4 cuarta:4 quinto:5
    quinta:5 sexto:6 sexta:6 séptimo:7 séptima:7 octavo:8 octava:8 noveno:9 novena:9 décimo:10 décima:10`,
  ranked: 'trimestre semestre siglo lugar puesto edición generación mayor ronda',
  from: 'de del desde',
  to: 'a al',
  and: 'a y o hasta',
  months: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  shortMonths: 'ene:1 feb:2 abr:4 jun:6 jul:7 ago:8 sept:9 oct:10 nov:11 dic:12 setiembre:9',
  weekdays: 'lunes martes miércoles jueves viernes sábado domingo',
  hedges: 'unos unas cerca casi alrededor aproximadamente que de',
  titles: `sr sra dr dra señor señora presidente presidenta ministro ministra director directora jefe jefa portavoz grupo
    empresa sa sl fundador fundadora alcalde alcaldesa profesor profesora don doña`,
  reporting: `dice dijo afirma afirmó explica explicó anuncia anunció según asegura aseguró señala señaló añade añadió
    advierte advirtió prevé`,
  ownThings:
    'lecciones cosas razones puntos consejos preguntas ideas reflexiones pasos formas datos tendencias reglas claves',
  stopWords: `a al algo ante antes aquí así aún aunque bajo bien cada casi como con contra cual cuando cuya de del desde donde
    dos durante e el él ella ellas ellos en entre era es esa ese eso esta está están este esto estos estas fue fueron ha
    había han hasta hay la las le les lo los más me mi mientras mucho muy ni no nos nosotros nuestra nuestro o otra otro
    otros para pero poco por porque que qué quien se sea según ser si sí sido sin sobre son su sus también tan tanto te
    tiene tienen todo todos tras tu un una uno unos y ya yo año años mes meses día días millón millones mil será dijo`,
  isDecimalComma: true,
}
