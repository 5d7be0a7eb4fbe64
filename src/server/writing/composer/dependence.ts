import type { Language } from '#shared/rules/languages'

/**
 * What ties a sentence to one that the reader has not seen, wherever it stands in the sentence. Alternatives of a regular
 * expression, as in the phrase book.
 */
interface Ties {
  /** Words that add to, answer or point at another sentence. */
  pointing: string
  /** Pronouns of a person: they need a name before them. */
  personal: string
  /** Pronouns that need some noun before them. */
  other: string
  /** Articles before a noun that was mentioned before. */
  articles: string
  /** What texts mention once and then call by its kind: "the company". */
  kinds: string
  /** First words that leave out their subject, or bring a pronoun before any subject. */
  subjectless: string
  /** First words that judge what was said before, or tell the reader what to do. */
  asides: string
}

export const ties: Record<Language, Ties> = {
  english: {
    pointing: `this these those(?!_(?:who|with|in|of|affected|working)) such(?!_as) also however therefore thus hence
      moreover furthermore meanwhile nevertheless nonetheless otherwise thereby instead(?!_of) likewise too[.,;] as_well[.,;]
      the_same the_former the_latter the_others? the_two the_three the_rest the_following the_above each_of_them
      others another elsewhere similarly afterwards the_(?:first|second)(?=[,.;]|_(?:is|was|are|were|has|had|one)) (?:see|listed|described|mentioned|shown|discussed)_(?:above|below)
      as_mentioned as_noted that_is_why that's_why by_then since_then (?:one|two|some|many|most|all|both|none)_of_(?:them|which|those)
      the_\\d+-year-old the_ones? do_so doing_so did_so not_alone once_again then,`,
    personal: 'he she him her his hers himself herself',
    other: 'it its they them their theirs itself themselves',
    articles: 'the',
    kinds: `company firm group agency department organi[sz]ation institute startup start-up business bank brand retailer maker
      report study survey research researchers findings results? authors? paper review bill law act measure policy rule ruling
      decision move deal agreement plans? proposal project program(?:me)? initiative event meeting conference announcement
      statement letter video film movie series show episode book album song game match incident accident crash fire attack
      shooting case trial lawsuit suit complaint investigation victims? suspects? driver man woman men women boy girl child
      couple pair trio duo family actor actress singer star player coach team club side band artist writer founder ceo
      chairman president senator congressman lawmaker minister mayor judge officers? teacher doctor patients? student
      app site website page platform tool product device feature system software technology method technique approach process
      strategy car vehicle aircraft plane ship building house hotel restaurant store shop area place location amount figure
      number change problem issue reason idea concept question answer solution option trend list article post story guide
      blog author dog cat animal species virus disease drug trend former_\\p{L}+ idea money sum practice fact outlet
      site newspaper network channel tech_giant giant pop_star politician network service collection design recipe`,
    subjectless: `generates categorizes creates provides offers includes supports helps makes uses gives allows lets adds shows
      contains features covers tells says
      (?:in|on|after|during|at|by|before|since|with|for|as|when|while|according)_[^.]{2,120},_(?:he|she|they|it|his|her|their|its)`,
    asides: `(?:un)?fortunately importantly interestingly surprisingly sadly luckily clearly obviously ultimately overall generally
      naturally essentially basically simply notably specifically incidentally thankfully admittedly apparently just once_\\p{L}+ed,
      consider make use try keep start avoid choose ensure check don't don’t never always think look get take let add learn read
      find ask set give go put think don't see note imagine pick place turn remove follow plan create be do stay know bring consult
      discover explore enjoy scroll visit buy order select include wear apply mix pour cook bake cut grab stop wait`,
  },
  german: {
    pointing: `dies diese[rsmn]? (?<!als_)(?<!wie_)(?<!oder_)auch(?!_wenn) außerdem zudem jedoch allerdings hingegen dagegen dennoch
      trotzdem deshalb deswegen daher somit ebenfalls ebenso gleichzeitig darüber_hinaus
      da(?:bei|von|rauf|ran|rin|für|nach|zu|raus|durch|gegen|vor|rum|rüber|runter)(?!,?_(?:dass|ob|wie|was|wer|zu))
      solche[rsnm]? derselben? dieselben? dasselbe letztere[rsn]? erstere[rsn]? jene[rsnm]? beide[rn]? hier dort dann (?:die|der)_(?:expert|forscher|autor|sprecher|chef|ärzt)in oben unten
      wiederum derweil stattdessen indes unterdessen ansonsten also weitere[rsn]? ersteres derartige[rsnm]? besagte[rsn]?
      (?:der|die|dem|den|des)_\\d+-[Jj]ährigen? siehe_(?:oben|unten) genannten? folgenden?`,
    personal: 'er ihm ihn',
    other: 'sie es ihr ihre[rsmn]? ihnen sein seine[rsmn]? dessen deren',
    articles: 'der die das dem den des beim vom zum zur im',
    kinds: `unternehmens? firma konzerns? gruppe behörde verband(?:e?s)? verein(?:e?s)? studie untersuchung umfrage bericht(?:e?s)?
      ergebnis(?:se)? gesetz(?:e?s)? entwurf(?:s)? entscheidung urteil(?:s)? vorfall(?:s)? unfall(?:s)? brand(?:es)? angriff(?:s)?
      täter(?:s)? opfers? mann(?:e?s)? frau fahrer(?:in)? paar(?:es)? schauspieler(?:in)? sänger(?:in)? spieler trainer
      mannschaft team(?:s)? klubs? club(?:s)? autor(?:in|en)? gründer präsident(?:en)? minister(?:in|s)? richter(?:in)?
      projekt(?:e?s)? programm(?:s)? veranstaltung konferenz sitzung film(?:e?s)? serie buch(?:es)? spiel(?:s)? app seite
      plattform produkt(?:e?s)? gerät(?:s)? system(?:s)? methode verfahren(?:s)? maßnahme(?:n)? plan(?:s)? vorschlag(?:s)?
      antrag(?:s)? problem(?:s)? grund(?:es)? idee frage antwort lösung artikel(?:s)? beitrag(?:s)? hund(?:es)? virus krankheit
      summe betrag zahl auto(?:s)? fahrzeug(?:s)? flugzeug(?:s)? schiff(?:s)? gebäude(?:s)? haus(?:es)? hotel(?:s)? ort(?:es)?
      kläger(?:in)? beklagte[rn]? angeklagte[rn]? verdächtige[rn]? familie kind(?:er|es)? sender blatt zeitung stiftung`,
    subjectless: `(?:nach|in|im|am|an|vor|seit|bei|mit|laut|auf|aus|zu|unter|über|für)_[^,.]{2,90}_(?:er|sie|es|ihm|ihn)`,
    asides: `leider zum_glück glücklicherweise natürlich interessanterweise überraschend offensichtlich grundsätzlich
      insgesamt im_übrigen übrigens bitte achten_sie nutzen_sie vermeiden_sie wählen_sie beachten_sie machen_sie denken_sie
      nehmen_sie prüfen_sie ps`,
  },
  french: {
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
  spanish: {
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
  italian: {
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
  portuguese: {
    pointing: `est[ea]s? ess[ea]s? isto isso nest[ea]s? ness[ea]s? dest[ea]s? dess[ea]s? também além_disso no_entanto porém
      contudo entretanto todavia portanto por_isso aqui ali lá ambos ambas tal tais tampouco`,
    personal: 'ele ela',
    other: 'eles elas seus? suas? dele dela deles delas lhes?',
    articles: 'o a os as ao à do da',
    kinds: `empresa companhia firma grupo agência associação estudo relatório pesquisa lei projeto decisão acordo reunião acidente
      incidente incêndio ataque vítimas? suspeito homem mulher casal jogador treinador técnico equipe equipa time clube autor
      fundador presidente ministro juiz filme série livro jogo aplicativo site plataforma produto dispositivo método medida plano
      problema artigo deputado ator atriz cantor cantora`,
    subjectless: '\\p{L}+(?:ou|eu|iu|aram|eram|iram) é são foi foram era eram está estão tem têm há',
    asides: 'infelizmente felizmente evidentemente basicamente',
  },
}
