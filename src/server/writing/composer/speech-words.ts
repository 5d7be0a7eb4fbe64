import { type Language, languageIds } from '#shared/rules/languages'
import { wordsPattern } from './phrase-book.ts'

/** How a language tells who said something; alternatives as in the phrase book. */
interface SpeechWords {
  saying: string
  /** What people are; endings count too, so that one list serves compounds and both genders. */
  roles: string
  /** Begins a clause that says what someone does: "who leads". */
  who: string
  /** Before a role without a name. */
  articles: string
  /** Begins what does not belong to the role: "in a statement". */
  circumstances: string
}

export const speechWords: Record<Language, SpeechWords> = {
  english: {
    saying: `said says added adds explained explains noted notes wrote writes stated states commented argued argues warned
      warns recalled recalls insisted announced told_\\p{Lu}[\\p{L}]+`,
    roles: `ceo cto cfo coo founder co-founder director manager president chair chairman chairwoman chairperson head chief
      officer executive spokesperson spokesman spokeswoman minister secretary mayor governor senator congressman congresswoman
      representative lawmaker professor lecturer researcher scientist analyst economist historian engineer designer developer
      author editor journalist writer lawyer attorney judge prosecutor police doctor physician nurse surgeon teacher principal
      coach captain player owner partner consultant strategist specialist expert adviser advisor coordinator commissioner
      ambassador leader member curator artist actor actress singer producer farmer resident chef entrepreneur investor
      vice-president vp pastor bishop sheriff psychologist therapist biologist physicist epidemiologist fellow`,
    who: 'who_(?:leads|led|runs|ran|heads|headed|founded|directs|manages|chairs|owns|teaches|studies|works|oversees)',
    articles: 'a an',
    circumstances:
      '(?:in|during|at)_(?:a|an|the|his|her|their)_(?:statement|interview|e-?mail|press|news|phone|blog|release|conference|speech) on_\\p{Lu} when while after as told but and_(?:he|she|it|they)',
  },
  german: {
    saying: `sagte? erklärte? betonte? meinte? berichtete? schreibt schrieb kritisierte? warnte? ergänzte? forderte? so
      erläuterte?`,
    roles: `\\p{L}*(?:sprecher|leiter|minister|präsident|direktor|forscher|experte|gründer|trainer|autor|ökonom|analyst|historiker|inhaber|manager|berater|geschäftsführer|bürgermeister|vorstand|professor|wissenschaftler|politiker|redakteur|richter|lehrer|ingenieur|arzt|anwalt|besitzer|betreiber)(?:in|en|s|es|innen)?
      \\p{L}*(?:chef|chefin|vorsitzende[rn]?|expertin|ärztin|anwältin|vorständin|beauftragte[rn]?|abgeordnete[rn]?|ceo)`,
    who: 'd(?:er|ie)_\\p{L}+_\\p{L}+_leitet',
    articles: 'ein eine der die',
    circumstances: 'der_Deutschen_Presse am im in_einem in_einer gegenüber bei_der laut und auf als',
  },
  french: {
    saying: `dit explique a_expliqué déclare a_déclaré affirme a_affirmé souligne a_souligné estime assure a_assuré précise
      indique raconte ajoute confie`,
    roles: `directeur directrice président présidente ministre maire fondateur fondatrice co-fondateur porte-parole
      professeure? chercheuse? chercheur responsable chef cheffe économiste analyste auteure? autrice avocate? médecin
      ingénieure? député députée sénateur sénatrice pdg gérante? historien historienne journaliste patron patronne`,
    who: 'qui_(?:dirige|gère|préside|pilote)',
    articles: 'un une',
    circumstances: 'dans_un lors_d[eu] sur au à_la en_marge et',
  },
  spanish: {
    saying: `dijo dice explicó explica afirmó afirma señaló señala aseguró asegura indicó indica destacó destaca agregó
      añadió comentó manifestó declaró sostuvo`,
    roles: `directora? presidenta? presidente ministra? alcalde(?:sa)? fundadora? portavoz profesora? investigadora?
      responsable jef[ea] economista analista autora? abogad[oa] médic[oa] ingenier[oa] diputad[oa] senadora? gerente
      historiadora? periodista secretari[oa] entrenadora? vocer[oa] expert[oa]`,
    who: 'quien_(?:dirige|lidera)',
    articles: 'un una',
    circumstances: 'en_un en_una durante al a_través y tras',
  },
  italian: {
    saying: `dice ha_detto disse spiega ha_spiegato afferma ha_affermato dichiara ha_dichiarato sottolinea aggiunge racconta
      commenta`,
    roles: `direttore direttrice presidente ministr[oa] sindac[oa] fondatore fondatrice portavoce professore professoressa
      ricercatore ricercatrice responsabile cap[oa] economista analista autore autrice avvocat[oa] medic[oa] ingegnere
      deputat[oa] senatore senatrice amministratore amministratrice storic[oa] giornalista segretari[oa] allenatore espert[oa]`,
    who: 'che_(?:dirige|guida)',
    articles: 'un una',
    circumstances: "in_un in_una durante al nel nell['’] e",
  },
  portuguese: {
    saying: `diz disse afirma afirmou explica explicou declara declarou conta contou destaca destacou acrescentou ressalta
      ressaltou`,
    roles: `diretora? presidente ministr[oa] prefeit[oa] fundadora? porta-voz professora? pesquisadora? investigadora?
      responsável chefe economista analista autora? advogad[oa] médic[oa] engenheir[oa] deputad[oa] senadora? gerente
      historiadora? jornalista secretári[oa] treinadora? mestre especialista coordenadora?`,
    who: 'que_(?:dirige|lidera)',
    articles: 'um uma',
    circumstances: 'em_um em_uma durante ao na no e',
  },
}

const saying = new Map(languageIds.map((language) => [language, wordsPattern(speechWords[language].saying, '^')]))
const roleAtEnd = new Map(
  languageIds.map((language) => [
    language,
    new RegExp(`(?<![\\p{L}])(?:${speechWords[language].roles.trim().split(/\s+/).join('|')})\\s$`, 'iu'),
  ]),
)

/** Whether a text begins with someone saying something. */
export function isSayingNext(text: string, language: Language): boolean {
  return saying.get(language)?.test(text.trimStart()) ?? false
}

/** Whether a text ends with what someone is: "chief executive ". */
export function endsInRole(text: string, language: Language): boolean {
  return roleAtEnd.get(language)?.test(text) ?? false
}
