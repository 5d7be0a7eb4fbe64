import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
    danglingStarts: `lui lei loro egli ella esso essa essi esse quello quella quelli quelle ciò suo sua
      suoi sue ma e o così quindi dunque inoltre anche poi tuttavia però infatti invece perché allora ecco
      nonostante_ciò per_questo per_esempio al_contrario d['’]altra_parte di_conseguenza in_effetti comunque
      entrambi altri altre qui lì là intanto nel_frattempo infine si_tratta non_solo`,
    firstPerson: 'io mio mia miei mie mi',
    firstPersonPlural: 'noi nostro nostra nostri nostre',
    outlook: `sarà saranno dovrà dovranno deve devono potrebbe potrebbero prevede prevedono previsto futuro obiettivo
      significa conclusione prossimo_anno entro_il_20\\d\\d nel_20\\d\\d`,
    pageTalk: `newsletter iscriviti abbonati accedi clicca leggi_anche leggi_tutto cookies? tutti_i_diritti riproduzione_riservata
      pubblicità foto: foto_di seguici condividi commenti`,
    firstPersonInSmallLetters: '',
    reader: 'tu',
    captions: 'Foto',
  },
  ties: {
    pointing: `quest[oaei] quell[oaei](?!_(?:che|di|del|della|dei|degli|delle)) anche(?!_se) inoltre tuttavia però invece(?!_di)
      infatti pertanto perciò tale tali qui lì entrambi entrambe`,
    personal: 'egli lui lei',
    other: 'loro suo sua suoi sue gli essa esso essi esse',
    articles: 'il lo la i gli le l del della al alla',
    kinds: `azienda società gruppo agenzia associazione studio rapporto indagine legge progetto decisione accordo riunione incidente
      incendio attacco vittim[ae] sospettato uomo donna coppia giocatore allenatore squadra club autore fondatore presidente
      ministro giudice film serie libro gioco applicazione sito piattaforma prodotto dispositivo metodo misura piano problema
      articolo servizio`,
    subjectless: "ha hanno è sono era erano aveva avevano può possono si c['’]è",
    asides: 'purtroppo fortunatamente ovviamente insomma sostanzialmente',
  },
  hearsay: null,
  articles: '[Ii]l|[Ll][aeo]|[Gg]li|[Uu]n[ao]?',
  times: {
    relative: `oggi ieri domani stamattina stasera attualmente recentemente
      quest[oa]?['’]?_?(?:mattina|sera|notte|settimana|mese|anno|estate|inverno)
      (?:settimana|mese|anno|giorno|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)_(?:scors[oa]|prossim[oa]|passat[oa])
      (?:scors[oaie]|prossim[oaie]|ultim[oaie])_(?:\\p{L}+_)?(?:settiman[ae]|mes[ei]|ann[oi]|giorn[oi]|ore|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)
      lunedì martedì mercoledì giovedì venerdì sabato domenica \\p{L}+_fa`,
    weekdays: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    onWeekday: '(?:(?:di|nella_giornata_di)_)?(?:DAY)',
    future:
      'sarà saranno dovrà dovranno potrà potrebbe prossim[oaie] entro fino da previst[oaie] \\p{L}+(?:erà|eranno|irà|iranno)',
    yesterday: 'ieri',
    lastYear: "(?:nell['’]|l['’])(?:anno_scorso|ultimo_anno)",
    thisYear: "quest['’]anno",
    nextYear: "(?:nel|il)_prossimo_anno l['’]anno_prossimo",
    inYear: (year) => `nel ${year}`,
    onDay: (day) => `il ${day}`,
    firstDay: '1',
    before: 'da',
  },
  speech: {
    saying: `dice ha_detto disse spiega ha_spiegato afferma ha_affermato dichiara ha_dichiarato sottolinea aggiunge racconta
      commenta`,
    roles: `direttore direttrice presidente ministr[oa] sindac[oa] fondatore fondatrice portavoce professore professoressa
      ricercatore ricercatrice responsabile cap[oa] economista analista autore autrice avvocat[oa] medic[oa] ingegnere
      deputat[oa] senatore senatrice amministratore amministratrice storic[oa] giornalista segretari[oa] allenatore espert[oa]`,
    who: 'che_(?:dirige|guida)',
    articles: 'un una',
    circumstances: "in_un in_una durante al nel nell['’] e",
  },
  setting: {
    quotes: ['«', '»'],
    innerQuotes: ['“', '”'],
    colon: ':',
    asks: (outlet) => `${outlet} si chiede`,
    writes: (outlet) => `${outlet} scrive`,
    writesUnder: (outlet, headline) => `${outlet} scrive sotto il titolo ${headline}`,
    fromArticle: 'Dall’articolo',
    fromArticleOf: (day) => (/^(?:8|11)\s/.test(day) ? `Dall’articolo dell’${day}` : `Dall’articolo del ${day}`),
    source: 'Fonte',
  },
  contrasts: 'ma mentre nonostante tuttavia sebbene anche_se invece eppure però',
  lessons: 'perché errore lezione fallito',
  sensitive: {
    crime: `omicid assassin stupr violenza_sessuale accoltell rapina rapinator sequestro_di arrestat femminicid carabinieri
      spaccio fermato_per`,
    tragedy: `mort_ morto_ morta_ morti_ deceduto vittime_ mortale annegat incidente_aereo funerali lutto suicid cadavere
      incidente_stradale`,
    gossip: `fidanzat divorzio matrimonio_ incinta ex_moglie ex_marito flirt vip_ gossip tappeto_rosso crisi_di_coppia
      love_story`,
  },
  professional: `azienda società_ mercato settore azioni investitor dipendent lavorator software dati_ studio_ ricerc pazient
    legge_ parlamento ministro governo elezion ricavi clima`,
}
