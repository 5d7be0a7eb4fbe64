import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
    danglingStarts: `il elle ils elles ce cela ceci c['’]est c['’]était celui-ci celle-ci ceux celles son sa ses leur
      leurs mais et ou donc or car ainsi puis ensuite alors aussi cependant pourtant toutefois néanmoins enfin
      par_ailleurs en_outre de_plus en_effet en_revanche par_exemple au_contraire du_coup d['’]ailleurs
      parce là ici on y lui eux dès_lors finalement autrement non_seulement`,
    firstPerson: "je j['’]\\S+ mon ma mes moi",
    firstPersonPlural: 'nous notre nos',
    outlook: `va vont devra devraient? devrait sera seront pourrait pourraient prévoit prévoient prévu avenir objectif
      espère doit doivent signifie conclusion l['’]an_prochain d['’]ici_(?:à_)?20\\d\\d en_20\\d\\d`,
    pageTalk: `newsletter abonnez inscrivez connectez cliquez lire_aussi lire_la_suite à_lire cookies? tous_droits
      publicité crédit_photo photo_d['’] suivez-nous partagez commentaires? droits_réservés
      n['’]a_pas_souhaité n['’]a_pas_répondu`,
    firstPersonInSmallLetters: '',
    reader: 'tu|vous|votre',
    captions: 'Photo|photo',
  },
  ties: {
    pointing: `ce(?!_(?:qui|que|dont)) cet cette ces celui-ci celle-ci ceux-ci celles-ci aussi(?!_bien) également cependant
      toutefois pourtant néanmoins ensuite par_ailleurs en_outre de_plus[,] ainsi(?!_que) d['’]autre_part là-bas ci-dessus
      ci-dessous ici là en_revanche au_contraire pareil telles? tels?`,
    personal: '(?!)',
    other: 'il elle ils elles lui leurs? son sa ses eux',
    articles: 'le la les l du au des',
    kinds: `entreprise société groupe firme agence association étude rapport enquête loi projet décision accord réunion accident
      incident incendie attaque victimes? suspect homme femme couple joueur entraîneur équipe club auteur fondateur président
      ministre juge film série livre jeu application site plateforme produit appareil méthode mesure plan problème article
      mairie commune`,
    subjectless: '(?!)',
    asides: 'malheureusement heureusement évidemment globalement bref notamment \\p{L}+ez',
  },
  hearsay: null,
  articles: '[Ll][ea]s?|[Uu]ne?|du',
  times: {
    relative: `aujourd['’]hui hier demain actuellement récemment
      (?:ce|cette)_(?:matin|soir|nuit|semaine|mois|année|week-end|été|hiver|automne|printemps)
      (?:semaine|mois|année|an|jour|week-end|été|hiver|automne|printemps)s?_(?:dernière?s?|prochaine?s?|passée?s?|précédente?s?|en_cours)
      (?:dernière?s?|prochaine?s?)_(?:jours|semaines|mois|années|heures) lundi mardi mercredi jeudi vendredi samedi dimanche il_y_a en_ce_moment`,
    weekdays: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
    onWeekday: '(?:ce_)?(?:DAY)(?:_(?:matin|après-midi|soir))?',
    future: `va vont doit doivent devra devrait sera seront pourra pourrait prochaine?s? dès prévue?s? jusqu['’]?à? avant \\p{L}+(?:era|eront|ira|iront)`,
    yesterday: 'hier',
    lastYear: "(?:en_)?l['’](?:année|an)_(?:dernière?|passée?)",
    thisYear: '(?:de_)?cette_année',
    nextYear: "l['’](?:année|an)_prochaine?",
    inYear: (year) => `en ${year}`,
    onDay: (day) => `le ${day}`,
    firstDay: '1er',
    before: 'de',
  },
  speech: {
    saying: `dit explique a_expliqué déclare a_déclaré affirme a_affirmé souligne a_souligné estime assure a_assuré précise
      indique raconte ajoute confie`,
    roles: `directeur directrice président présidente ministre maire fondateur fondatrice co-fondateur porte-parole
      professeure? chercheuse? chercheur responsable chef cheffe économiste analyste auteure? autrice avocate? médecin
      ingénieure? député députée sénateur sénatrice pdg gérante? historien historienne journaliste patron patronne`,
    who: 'qui_(?:dirige|gère|préside|pilote)',
    articles: 'un une',
    circumstances: 'dans_un lors_d[eu] sur au à_la en_marge et',
  },
  setting: {
    quotes: ['«\u00A0', '\u00A0»'],
    innerQuotes: ['“', '”'],
    colon: '\u00A0:',
    asks: (outlet) => `${outlet} pose la question`,
    writes: (outlet) => `${outlet} écrit`,
    writesUnder: (outlet, headline) => `${outlet} écrit sous le titre ${headline}`,
    fromArticle: 'Extraits de l’article',
    fromArticleOf: (day) => `Extraits de l’article du ${day}`,
    source: 'Source',
  },
  contrasts: 'mais alors_que tandis_que malgré pourtant cependant toutefois bien_que en_revanche',
  lessons: 'parce_que erreur leçon échoué',
  sensitive: {
    crime: `meurtre assassin viol_ violé violeur poignard kidnapp enlèvement_ cambriol braquage garde_à_vue interpell
      agression_sexuelle féminicide homicide coups_de_couteau trafic_de_drogue`,
    tragedy: `mort_de morts_ tué_ tués_ décès décédé mortel noyé noyade crash_aérien obsèques funérailles hommage_à suicide
      cadavre victimes_de l'accident`,
    gossip: `couple_ divorce fiancé mariage_ enceinte ex-compagn people_ tapis_rouge rupture idylle petit_ami petite_amie
      baby_bump liaison_avec`,
  },
  professional: `entreprise société_ marché secteur action investisseur salarié employé logiciel données étude recherche patient
    loi_ parlement ministre gouvernement élection chiffre_d'affaires climat`,
}
