import type { Language } from '#shared/rules/languages'

/**
 * What the composer must know of a language beyond its stop words. The lists are alternatives of a regular expression,
 * separated by white space; an underscore stands for a space within one.
 */
interface Phrases {
  /** First words that point back to a sentence the reader has not seen. */
  danglingStarts: string
  /** The author of the article speaking of themselves. */
  firstPerson: string
  /** The author speaking of themselves with others or with the reader. */
  firstPersonPlural: string
  /** Words of outlook and conclusion, which make a good last sentence. */
  outlook: string
  /** Text of the page rather than of the article. */
  pageTalk: string
}

export const phrases: Record<Language, Phrases> = {
  english: {
    danglingStarts: `he she they it its his her their him them that those such here but and or so yet then
      also however instead meanwhile moreover furthermore besides therefore thus hence still otherwise additionally
      similarly likewise nevertheless nonetheless consequently accordingly again another both neither either others which
      who whose because for_instance for_example in_addition as_a_result in_contrast on_the_other in_other_words
      yes no remember fast_forward first(?:ly)?, second(?:ly)?, third(?:ly)?, finally, lastly,
      (?:aside|apart|given|because|despite|since|with|after|beyond|like|unlike|based)_(?:(?:from|of|on)_)?(?:this|that|these|those) that_said after_that at_the_same_time in_fact of_course indeed plus nor too not_only`,
    firstPerson: "i i'm i’m i've i’ve i'd i’d i'll i’ll my me mine myself",
    firstPersonPlural: "we we're we’re we've we’ve we'd we’d we'll we’ll our ours let's let’s",
    outlook: `will plans? planned expects? expected aims? means future forecast outlook hopes? must should lesson
      conclude[sd]? conclusion ultimately goal next_year in_the_long by_20\\d\\d`,
    pageTalk: `subscribe newsletter sign_up log_in click_here read_more also_read related_article cookies?
      all_rights_reserved advertisement photo_by image_credit getty follow_us share_this
      originally_appeared contributed_to_this reporting_by editing_by view_comments? correction:
      declined_to_comment (?:did|has|have)_not_(?:immediately_)?respond(?:ed)? not_immediately_available
      seen_below see_below video_below pictured terms_of_use privacy_policy affiliate learn_more check_out find_out_more contact_us get_in_touch
      free_trial youtube you_can_scroll drop_your keep_reading keep_in_mind here['’]s here_(?:is|are) click_on let_us_know`,
  },
  german: {
    danglingStarts: `er sie es ihr ihre ihren seine sein seinen dies_(?:ist|war|gilt|sei|bedeutet|zeigt|hat|habe|wird) das_(?:ist|war|waren|zeige|zeigen|zeigt|belegt|hat|haben|kann|könnte|weiß|wird|würde|soll|ergab|ergaben|bedeutet|macht|geht|liegt|führt|muss|darf|will|kommt|gibt|sagte|klingt|reicht)
      das_habe das_sei das_wäre das_gilt das_heißt das_zeigt aber und oder denn doch dann dort da dabei dafür dagegen
      damit danach daraus darauf darin darüber dazu davon daher deshalb deswegen außerdem zudem jedoch allerdings dennoch
      trotzdem stattdessen hingegen ebenso auch so solche beide hier weil zum_beispiel im_gegensatz somit folglich
      gleichzeitig letztlich zuletzt inzwischen nun schließlich ferner demnach darum wobei welche letztere ersterer nicht_nur`,
    firstPerson: 'ich mein meine[nmrs]? mich mir',
    firstPersonPlural: 'wir uns unsere?[nmrs]?',
    outlook: `wird werden soll sollen will wollen plant planen erwartet künftig zukunft prognose muss müssen ziel bedeutet
      fazit langfristig nächsten?_jahr bis_20\\d\\d ab_20\\d\\d`,
    pageTalk: `newsletter abonnieren abonnement anmelden registrieren hier_klicken weiterlesen mehr_erfahren jetzt_lesen kontaktieren_sie mehr_zum_thema lesen_sie
      cookies? alle_rechte_vorbehalten anzeige foto: bildrechte symbolbild copyright folgen_sie teilen_sie datenschutz lehnte_einen_kommentar nicht_äußern kommentare kommentar_ist`,
  },
  french: {
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
  },
  spanish: {
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
  },
  italian: {
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
  },
  portuguese: {
    danglingStarts: `ele ela eles elas isto isso aquilo aquele aquela seu sua seus suas
      mas e ou assim então além_disso finalmente por_fim também no_entanto porém contudo todavia entretanto portanto por_isso
      por_exemplo pois porque depois logo ali lá aqui ambos ambas outro outra outros ainda_assim ao_mesmo_tempo
      de_fato de_facto ou_seja por_outro desse inclusive já_ele já_ela não_só`,
    firstPerson: 'eu meu minha meus minhas me',
    firstPersonPlural: 'nós nosso nossa nossos nossas',
    outlook: `será serão vai vão deve devem deverá poderá pode prevê preveem espera futuro objetivo meta significa
      conclusão próximo_ano em_20\\d\\d até_20\\d\\d`,
    pageTalk: `newsletter assine inscreva-se cadastre-se clique leia_(?:também|mais) saiba_mais cookies? todos_os_direitos publicidade
      foto: siga-nos compartilhe partilhe comentários?`,
  },
}

/**
 * Matches any alternative of such a list as whole words; `^` as prefix ties it to the start. Without regard to capitals,
 * unless the flags say otherwise.
 */
export function wordsPattern(alternatives: string, prefix: '' | '^' = '', flags: 'iu' | 'u' = 'iu'): RegExp {
  const choice = alternatives.trim().split(/\s+/).join('|').replaceAll('_', '\\s')
  return new RegExp(`${prefix}(?<![\\p{L}\\p{N}])(?:${choice})(?![\\p{L}\\p{N}])`, flags)
}
