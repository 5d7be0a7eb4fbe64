import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
    danglingStarts: `él ella ellos ellas ello esto eso aquel aquella aquello su sus pero
      y e o así entonces además también sin_embargo no_obstante finalmente por_último por_eso por_ello por_lo_tanto por_tanto por_otro
      por_ejemplo en_cambio aunque porque luego después ahí allí aquí ambos ambas otro otra otros asimismo
      incluso mientras_tanto al_mismo_tiempo de_hecho es_decir lo_cual en_ese tampoco no_solo`,
    firstPerson: 'yo mi mis me',
    firstPersonPlural: 'nosotros nuestro nuestra nuestros nuestras nos',
    outlook: `será serán va_a van_a debe deben deberá podría podrían prevé prevén espera futuro objetivo significa
      conclusión próximo_año en_20\\d\\d para_20\\d\\d`,
    pageTalk: `newsletter boletín suscr[ií]b\\S* regístrate iniciar_sesión haz_clic leer_más lea_también leer_también
      cookies? todos_los_derechos publicidad foto: fotografía: síguenos comparte comentarios?`,
    firstPersonInSmallLetters: '',
    reader: 'tu|usted',
    captions: 'Foto',
  },
  ties: {
    pointing: `est[aeo]s? es[ao]s? ese también además sin_embargo no_obstante asimismo por_ello por_eso por_lo_tanto
      (?<!ha_)(?<!han_)dich[oa]s? aquí allí ahí (?:el|la)_(?:primer[oa]?|segund[oa]|tercer[oa]?|\\d+)(?=,) en_la_(?:primera|segunda|tercera)(?=,) por_ejemplo ambos ambas tal tales tampoco`,
    personal: 'él ella',
    other: 'ellos ellas sus? suy[oa]s? le les',
    articles: 'el la los las al del',
    kinds: `empresa compañía firma grupo agencia asociación estudio ensayo informe encuesta ley proyecto decisión acuerdo reunión accidente
      incidente incendio ataque víctimas? sospechoso hombre mujer pareja jugador entrenador equipo club autor fundador presidente
      ministro juez película serie libro juego aplicación sitio plataforma producto dispositivo método medida plan problema
      artículo funcionario mandatario diputado artista cantante actriz actor joven menor guatemalteco guatemalteca tenista`,
    subjectless: '\\p{L}+(?:ó|aron|ieron) es son fue fueron era eran está están tiene tienen ha han hay se con_ello',
    asides: 'desafortunadamente afortunadamente lamentablemente evidentemente básicamente',
  },
  hearsay: null,
  articles: '[Ee]l|[Ll][ao]s?|[Uu]n[ao]?',
  times: {
    relative: `hoy ayer anoche anteayer mañana actualmente recientemente
      est[ea]_(?:mañana|tarde|noche|semana|mes|año|fin_de_semana|lunes|martes|miércoles|jueves|viernes|sábado|domingo)
      (?:semana|mes|año|día|lunes|martes|miércoles|jueves|viernes|sábado|domingo)s?_(?:pasad[oa]s?|próxim[oa]s?|anterior(?:es)?)
      (?:pasad[oa]s?|próxim[oa]s?|últim[oa]s?)_(?:\\p{L}+_)?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semanas?|mes(?:es)?|años?|días?|horas?|fin_de_semana|temporada)
      lunes martes miércoles jueves viernes sábado domingo hace_\\p{L}+`,
    weekdays: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    onWeekday: '(?:el|este)_(?:DAY)',
    future:
      'va van será serán deberá podrá podría próxim[oa]s? hasta desde previst[oa]s? \\p{L}+(?:ará|arán|erá|erán|irá|irán)',
    yesterday: 'ayer',
    lastYear: '(?:del|el)_año_pasado',
    thisYear: '(?:de_)?este_año',
    nextYear: '(?:del|el)_(?:próximo_año|año_próximo|año_que_viene)',
    inYear: (year) => `en ${year}`,
    onDay: (day) => `el ${day}`,
    firstDay: '1',
    before: 'de|desde',
  },
  speech: {
    saying: `dijo dice explicó explica afirmó afirma señaló señala aseguró asegura indicó indica destacó destaca agregó
      añadió comentó manifestó declaró sostuvo`,
    roles: `directora? presidenta? presidente ministra? alcalde(?:sa)? fundadora? portavoz profesora? investigadora?
      responsable jef[ea] economista analista autora? abogad[oa] médic[oa] ingenier[oa] diputad[oa] senadora? gerente
      historiadora? periodista secretari[oa] entrenadora? vocer[oa] expert[oa]`,
    who: 'quien_(?:dirige|lidera)',
    articles: 'un una',
    circumstances: 'en_un en_una durante al a_través y tras',
  },
  setting: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    colon: ':',
    asks: (outlet) => `${outlet} pregunta`,
    writes: (outlet) => `${outlet} escribe`,
    writesUnder: (outlet, headline) => `${outlet} escribe bajo el título ${headline}`,
    fromArticle: 'Del artículo',
    fromArticleOf: (day) => `Del artículo del ${day}`,
    source: 'Fuente',
  },
  contrasts: 'pero aunque mientras sin_embargo pese_a a_pesar no_obstante en_cambio sino',
  lessons: 'porque error lección fracasó',
  sensitive: {
    crime: `asesin homicid violación violador apuñal secuestr robo_a_mano atraco detenido detenida detuvo arrestad
      feminicidio abuso_sexual tiroteo narcotraf`,
    tragedy: `muert muri fallec mortal ahogad accidente_aéreo funeral luto suicid cadáver sepelio víctimas_mortales`,
    gossip: `novia novio divorcio boda embaraz ex-pareja expareja romance alfombra_roja famosos infidelidad separación_de
      prensa_rosa`,
  },
  professional: `empresa compañía mercado sector acciones inversor emplead trabajador software datos estudio investigador paciente
    ley_ congreso ministro gobierno elecc ingresos clima`,
}
