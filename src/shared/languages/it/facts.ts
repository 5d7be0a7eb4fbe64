import type { FactWords } from '../parts/fact-words.ts'

export const facts: FactWords = {
  speakers:
    'ha detto|dice|ha dichiarato|dichiara|ha affermato|afferma|ha spiegato|spiega|ha sottolineato|ha aggiunto|ha twittato|ha scritto|scrive|secondo',
  roles:
    'direttore|direttrice|presidente|fondatore|fondatrice|ministr[ao]|sindac[ao]|portavoce|ricercatore|ricercatrice|professore|professoressa|medico|ingegnere|economista|autore|autrice|avvocat[ao]|responsabile|amministratore|amministratrice|scienziat[ao]|biolog[ao]|allenatore',
  works: ['rapporto (?:annuale|sul|sulla|sullo|sugli|sui|di)', 'sondaggi?o?', 'indagine', 'libr[io]', 'barometro'],
  worksAtEnd: '',
  ownNews: {
    who: ['abbiamo', 'nostr[oaei]', 'ho'],
    does: ['lanci\\p{L}+', 'annunci\\p{L}+', 'pubblica\\p{L}+', 'aperto', 'presenta\\p{L}+', 'fondat\\p{L}+'],
    alone: ['lanciamo', 'annunciamo', 'presentiamo', 'apriamo'],
  },
  countedNoun: null,
  opensQuotationsBelow: false,
  times: 'ore|minuti|giorni',
  noNouns: 'sono come dalla della dopo prima senza anni',
  articles: "la|lo|il|l['’]",
  roleArticles: "la|il|lo|l['’]",
  bindings: 'della|di',
  notFirstNames: 'La|Le|Il|Lo|Sig|Dott|Prof',
  nobody: 'redazione',
  changes:
    'sceso|scesa|scesi|scese|scende|calato|calata|calati|salito|salita|saliti|passato|passata|passati|passate|aumentato|aumentata|ridotto|ridotta|cresciuto|cresciuta',
  doubts: 'non|no|mai|se',
  rangeFrom: '[Dd]a|[Dd]al',
  rangeTo: 'a|al',
  rangeStart: 'tra|fra|da',
  rangeEnd: 'e|a',
  when: 'Quando',
  maybeWhen: 'Data',
  where: 'Dove|Luogo',
  invitations: 'Vi aspettiamo|Unisciti|Partecipa',
  leaning: 'Quest[oaei]|Quell[oaei]|Su[oaei]',
  myth: 'Mito',
  fact: 'Fatto|Realtà|Verità',
  and: 'e',
  labelPrepositions: 'in|per',
  nameLinks: 'la|le|del',
  dateIntroductions: 'Il|Nel',
  year: 'anno',
  dateLinks: 'del',
}
