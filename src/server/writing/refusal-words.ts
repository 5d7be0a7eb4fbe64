import { wordPattern } from './answer-words.ts'

/** How models decline, in the six languages: lower case, straight apostrophes. */
export interface RefusalWords {
  /** What comes before the refusal itself, or begins it. */
  starts: readonly string[]
  /** Not being able or willing. */
  cannot: RegExp
  /** What is declined: a verb with what it is about, both in the sentence that says so. */
  tasks: readonly { verbs: RegExp; objects: RegExp }[]
  /** Words that make such a sentence a person's: "I can't open LinkedIn without ...". */
  notWith: RegExp
  /** Refusals that have a form of their own. */
  whole: readonly RegExp[]
}

const english: RefusalWords = {
  starts: [
    "i'm sorry",
    'i am sorry',
    "i'm really sorry",
    "i'm very sorry",
    'sorry',
    'apologies',
    'my apologies',
    'i apologize',
    'i apologise',
    "i'm afraid",
    'i am afraid',
    'unfortunately',
    'regrettably',
    'however',
    'thank you for',
    'thanks for',
    'i understand',
    'i appreciate',
    'as an ai',
    'as a language model',
    'as a large language model',
    "i can't",
    'i cannot',
    'i can not',
    "i won't",
    'i will not',
    "i'm unable",
    'i am unable',
    "i'm not able",
    'i am not able',
    "i'm not comfortable",
    "i don't feel comfortable",
    'i must decline',
    'i must respectfully decline',
    'i have to decline',
    'i need to decline',
    'i will have to decline',
    "i'm going to decline",
    "i don't have access",
    'i do not have access',
    'this request',
    'your request',
    'this content',
    "that's not something i",
    'this is not something i',
    "this isn't something i",
  ],
  cannot: wordPattern(
    "can't|cannot|can not|won't|will not|couldn't|could not|not able to|unable to|not allowed to|not permitted to|not comfortable|don't feel comfortable|not going to|(?:must|have to|need to|going to) (?:respectfully |politely )?decline",
  ),
  tasks: [
    {
      verbs: wordPattern('help(?: you)?(?: with)?|assist(?: you)?(?: with| in)?'),
      objects: wordPattern(
        '(?:help|assist)(?: you)?(?: with| in)? (?:that|this|it|these|such|your request|the request|creat\\w+|writ\\w+|draft\\w+|generat\\w+|produc\\w+|promot\\w+|turn\\w+)|(?:help|assist) with (?:a |an |the |your )?(?:\\w+ ){0,3}(?:content|post|request|topic|material)|assist',
      ),
    },
    {
      verbs: wordPattern(
        'fulfil|fulfill|comply|complete|process|accommodate|honou?r|respond|answer|proceed|continue|carry out|follow',
      ),
      objects: wordPattern('requests?|that|this|it|task|instructions?|prompt'),
    },
    {
      verbs: wordPattern(
        'creat\\w+|writ\\w+|generat\\w+|produc\\w+|provid\\w+|draft\\w*|compos\\w+|craft\\w*|rewrit\\w+|summari[sz]\\w+|translat\\w+|turn\\w*|prepar\\w+|decline',
      ),
      objects: wordPattern('posts?|content|text|material|summary|requests?|opening lines?|this|that|it'),
    },
    {
      verbs: wordPattern('access|open|browse|visit|retrieve|load|fetch|view|read|see'),
      objects: wordPattern(
        'urls?|links?|web ?pages?|websites?|external|internet|files?|attachments?|article (?:you|at|from|content|text|itself|directly)|contents? of|the content',
      ),
    },
  ],
  notWith: wordPattern(
    'without|until|unless|enough|anymore|any more|another|again|myself|alone|help but|yourself|fast enough|every|my',
  ),
  whole: [
    /^as an? (?:ai|artificial intelligence|large language model|language model)(?: language)?(?: model| assistant| system|,)[^\n]{0,200}\b(?:can't|cannot|can not|unable|not able|don't|do not|won't|must decline)\b/,
    /^(?:this|your|the|that) (?:request|content|topic|article)[^.!?\n]{0,80}(?:violates?|goes against|conflicts? with|falls? outside|against) [^.!?\n]{0,40}(?:guidelines|polic|principles|what i can)/,
    /(?:not|isn't) something (?:that )?i(?:'m| am)? ?(?:can|will|able to|willing to|comfortable) ?(?:help|do|writ|creat|assist|support)?/,
    /^(?:unfortunately, |i'm sorry, but |i'm afraid )?i (?:don't|do not) have (?:access to|the ability to (?:access|open|browse)) [^.!?\n]{0,60}(?:internet|urls?|links?|article|external|content|web)/,
    /^(?:i'm sorry|i am sorry|sorry|i apologi[sz]e)[^.!?\n]{0,60}(?:not able|unable|can't|cannot) (?:to )?(?:do|help|assist)(?: that| this| you)?[.!]?$/,
  ],
}

const german: RefusalWords = {
  starts: [
    'es tut mir leid',
    'es tut mir sehr leid',
    'tut mir leid',
    'entschuldigung',
    'entschuldige',
    'entschuldigen sie',
    'verzeihung',
    'leider',
    'ich bedaure',
    'bedauerlicherweise',
    'allerdings',
    'jedoch',
    'vielen dank',
    'danke für',
    'ich verstehe',
    'als ki',
    'als sprachmodell',
    'als künstliche intelligenz',
    'ich kann',
    'ich darf',
    'ich werde',
    'ich möchte',
    'ich bin nicht in der lage',
    'ich bin leider nicht in der lage',
    'ich muss',
    'ich habe keinen zugriff',
    'ich habe leider keinen zugriff',
    'dabei kann ich',
    'damit kann ich',
    'hierbei kann ich',
    'diese anfrage',
    'dieser anfrage',
    'bei dieser anfrage',
    'diesen beitrag kann ich',
    'diesen inhalt',
    'zu diesem thema',
  ],
  cannot:
    /(?<!\p{L})(?:(?:kann|darf|werde|möchte|könnte)[^.!?\n]{0,120}(?:nicht|kein\p{L}*)|nicht in der lage|nicht (?:befugt|berechtigt|möglich)|muss[^.!?\n]{0,80}ablehnen)(?!\p{L})/u,
  tasks: [
    {
      verbs: wordPattern('helfen|weiterhelfen|behilflich|unterstützen|dienen'),
      objects: wordPattern(
        'dabei|damit|hierbei|hiermit|anfragen?|anliegen|bitte|wunsch|thema|inhalte?n?|ihnen|beitrags?|weiterhelfen',
      ),
    },
    {
      verbs: wordPattern(
        'erfüllen|nachkommen|bearbeiten|beantworten|entsprechen|fortfahren|ablehnen|ausführen|umsetzen',
      ),
      objects: wordPattern('anfragen?|bitte|wunsch|aufgabe|damit|auftrag|anweisung\\p{L}*'),
    },
    {
      verbs: wordPattern(
        '(?:zu )?(?:erstellen|schreiben|verfassen|generieren|liefern|bereitzustellen|bereitstellen|formulieren|produzieren|zusammenfassen|umschreiben|übersetzen|umwandeln)',
      ),
      objects: wordPattern(
        '(?:linkedin-?)?(?:beiträge?|beitrag|posts?|inhalte?n?|texte?n?|zusammenfassung|artikel)|einstiege?|(?:linkedin-?)(?:beitrag|post)',
      ),
    },
    {
      verbs: wordPattern('(?:zu)?zugreifen|zuzugreifen|öffnen|abrufen|aufrufen|zugriff|einsehen|besuchen'),
      objects: wordPattern('links?|url|seiten?|webseiten?|artikels?|inhalte?|internet|quellen?|datei(?:en)?|adresse'),
    },
  ],
  notWith: wordPattern('ohne|genug|mehr|erst|bevor|nie|jeden|jedes|mein\\p{L}*|allein\\p{L}*|selbst'),
  whole: [
    /^als (?:ki|sprachmodell|künstliche intelligenz|großes sprachmodell)[^\n]{0,160}(?:nicht|kein)/,
    /(?:verstößt|widerspricht|verstoßen)[^.!?\n]{0,60}(?:richtlinien|grundsätze|vorgaben)/,
    /^(?:leider )?(?:habe ich|ich habe)[^.!?\n]{0,40}kein\p{L}* zugriff auf[^.!?\n]{0,60}(?:link|url|seite|internet|artikel|inhalt)/u,
  ],
}

const french: RefusalWords = {
  starts: [
    'je suis désolé',
    'je suis désolée',
    'je suis vraiment désolé',
    'désolé',
    'désolée',
    'toutes mes excuses',
    'mes excuses',
    "je m'excuse",
    'je regrette',
    'malheureusement',
    'navré',
    'navrée',
    'cependant',
    'toutefois',
    'merci de',
    'merci pour',
    'je vous remercie',
    'je comprends',
    "en tant qu'ia",
    "en tant qu'intelligence",
    "en tant qu'assistant",
    'en tant que modèle',
    'je ne peux',
    'je ne puis',
    'je ne suis pas',
    'je ne pourrai',
    'je ne saurais',
    "il m'est impossible",
    "il ne m'est pas possible",
    'je dois décliner',
    'je dois refuser',
    "je n'ai pas accès",
    'cette demande',
    'ce contenu',
  ],
  cannot: wordPattern(
    "ne (?:peux|puis|pourrai|saurais) (?:malheureusement )?pas|ne (?:peux|puis|saurais)|ne suis (?:malheureusement )?pas (?:en mesure|capable|autorisée?|habilitée?)|m'est (?:pas )?(?:impossible|possible)|dois (?:décliner|refuser)|n'ai pas (?:la possibilité|le droit)",
  ),
  tasks: [
    {
      verbs: wordPattern('aider|assister|accompagner'),
      objects: wordPattern(
        "demande|requête|sujet|contenu|cela|ça|ce point|cette tâche|publication|à (?:créer|rédiger|écrire|promouvoir)|vous aider|t'aider",
      ),
    },
    {
      verbs: wordPattern(
        'répondre|satisfaire|traiter|donner suite|accéder|exécuter|continuer|décliner|refuser|poursuivre',
      ),
      objects: wordPattern('demande|requête|cela|tâche|instructions?|consigne|sujet'),
    },
    {
      verbs: wordPattern(
        'créer|rédiger|écrire|produire|générer|fournir|proposer|résumer|réécrire|traduire|transformer|composer',
      ),
      objects: wordPattern('publication|posts?|contenus?|textes?|article|résumé|demande|accroches?|cela|linkedin'),
    },
    {
      verbs: wordPattern('accéder|ouvrir|consulter|visiter|récupérer|lire'),
      objects: wordPattern("liens?|url|pages?|sites?|internet|contenu de|fichiers?|à l'article|au contenu|source"),
    },
  ],
  notWith: wordPattern("sans|assez|m'empêcher|plus jamais|encore un\\p{L}*|tout seul|seule?|mon|mes|ma"),
  whole: [
    /^en tant (?:qu'(?:ia|intelligence|assistant)|que modèle)[^\n]{0,160}(?:ne |n')[^\n]{0,60}pas/,
    /(?:enfreint|contrevient|va à l'encontre|contraire)[^.!?\n]{0,60}(?:règles|directives|principes|politique)/,
    /^(?:malheureusement, )?je n'ai pas accès[^.!?\n]{0,60}(?:lien|url|internet|article|contenu|page)/,
  ],
}

const spanish: RefusalWords = {
  starts: [
    'lo siento',
    'lo lamento',
    'lamento',
    'siento',
    'disculpa',
    'disculpe',
    'perdón',
    'perdona',
    'me temo',
    'lamentablemente',
    'desafortunadamente',
    'por desgracia',
    'sin embargo',
    'no obstante',
    'gracias por',
    'entiendo',
    'comprendo',
    'como ia',
    'como inteligencia artificial',
    'como modelo',
    'como asistente',
    'no puedo',
    'no podré',
    'no me es posible',
    'no estoy en condiciones',
    'no estoy autorizado',
    'no tengo acceso',
    'no tengo permitido',
    'debo rechazar',
    'tengo que rechazar',
    'esta solicitud',
    'este contenido',
    'con esto no puedo',
  ],
  cannot: wordPattern(
    'no (?:te |le |os |les )?(?:puedo|podré|podría)|no me es posible|no estoy (?:en condiciones|autorizad[oa]|capacitad[oa])|no tengo (?:permitido|la capacidad)|(?:debo|tengo que) (?:rechazar|declinar)',
  ),
  tasks: [
    {
      verbs: wordPattern('ayudar\\p{L}*|asistir\\p{L}*|colaborar|apoyar\\p{L}*'),
      objects: wordPattern(
        'solicitud|petición|eso|esto|ello|contenido|tema|publicación|tarea|ayudar(?:te|le|os|les) (?:a|con)',
      ),
    },
    {
      verbs: wordPattern('atender|cumplir|responder|completar|continuar|procesar|seguir|rechazar|declinar|proceder'),
      objects: wordPattern('solicitud|petición|eso|esto|tarea|instrucciones|tema'),
    },
    {
      verbs: wordPattern(
        'crear\\p{L}*|escribir\\p{L}*|redactar\\p{L}*|generar|producir|proporcionar\\p{L}*|ofrecer\\p{L}*|resumir|reescribir|traducir|elaborar|convertir',
      ),
      objects: wordPattern('publicación|publicaciones|posts?|contenidos?|textos?|artículo|resumen|eso|esto|linkedin'),
    },
    {
      verbs: wordPattern('acceder|abrir|consultar|visitar|leer|ver'),
      objects: wordPattern(
        'enlaces?|url|páginas?|sitios?|internet|contenido del?|al contenido|archivos?|al artículo|fuente',
      ),
    },
  ],
  notWith: wordPattern('sin(?! embargo)|suficiente|evitar|más|otra vez|dejar de|mi|mis|solo|sola'),
  whole: [
    /^como (?:ia|inteligencia artificial|modelo|asistente)[^\n]{0,160}no (?:puedo|tengo|estoy|soy)/,
    /(?:infringe|incumple|viola|va en contra)[^.!?\n]{0,60}(?:normas|directrices|políticas|principios)/,
    /^(?:lo siento, (?:pero )?|lamentablemente, )?no tengo acceso[^.!?\n]{0,60}(?:enlace|url|internet|artículo|contenido|página)/,
  ],
}

const italian: RefusalWords = {
  starts: [
    'mi dispiace',
    'mi spiace',
    'spiacente',
    'sono spiacente',
    'mi scuso',
    'scusa',
    'scusami',
    'scusate',
    'purtroppo',
    'sfortunatamente',
    'tuttavia',
    'grazie per',
    'capisco',
    'comprendo',
    'in quanto ia',
    'in quanto modello',
    'in quanto assistente',
    'in quanto intelligenza',
    'come ia',
    'come modello',
    'come assistente',
    'non posso',
    'non potrò',
    'non sono in grado',
    'non mi è possibile',
    'non sono autorizzato',
    'non ho accesso',
    'devo rifiutare',
    'devo declinare',
    'questa richiesta',
    'questo contenuto',
  ],
  cannot: wordPattern(
    'non (?:ti |vi |le )?(?:posso|potrò|potrei)|non sono (?:in grado|autorizzat[oa]|abilitat[oa])|non mi è (?:possibile|consentito)|devo (?:rifiutare|declinare)',
  ),
  tasks: [
    {
      verbs: wordPattern("aiutar\\p{L}*|assister\\p{L}*|supportar\\p{L}*|essere d'aiuto"),
      objects: wordPattern(
        'richiest[ae]|questo|ciò|contenut[oi]|argomento|tema|post|compito|aiutar(?:ti|la|vi) (?:a|con)',
      ),
    },
    {
      verbs: wordPattern(
        'soddisfare|rispondere|completare|elaborare|continuare|procedere|rifiutare|declinare|esaudire|eseguire',
      ),
      objects: wordPattern('richiest[ae]|questo|compito|istruzioni|ciò'),
    },
    {
      verbs: wordPattern(
        'crear[el]\\p{L}*|scriver[el]\\p{L}*|redigere|generare|produrre|fornir\\p{L}*|proporre|riassumere|riscrivere|tradurre|trasformare',
      ),
      objects: wordPattern('post|contenut[oi]|test[oi]|articolo|riassunto|pubblicazione|linkedin|questo'),
    },
    {
      verbs: wordPattern('accedere|aprire|consultare|visitare|leggere|visualizzare'),
      objects: wordPattern(
        "link|url|pagin[ae]|siti|sito|internet|contenuto del\\p{L}*|al contenuto|file|all'articolo|fonte",
      ),
    },
  ],
  notWith: wordPattern('senza|abbastanza|fare a meno|più|un altro|ancora|mi[oae]|miei|da solo|da sola'),
  whole: [
    /^(?:in quanto|come) (?:ia|intelligenza artificiale|modello|assistente)[^\n]{0,160}non (?:posso|sono|ho|mi)/,
    /(?:viola|contravviene|va contro|contrari[oa])[^.!?\n]{0,60}(?:linee guida|politiche|princ[iì]pi|norme)/,
    /^(?:purtroppo |mi dispiace, (?:ma )?)?non ho accesso[^.!?\n]{0,60}(?:link|url|internet|articolo|contenut|pagin)/,
  ],
}

const portuguese: RefusalWords = {
  starts: [
    'desculpe',
    'desculpa',
    'desculpem',
    'lamento',
    'lamentamos',
    'sinto muito',
    'peço desculpa',
    'peço desculpas',
    'infelizmente',
    'lamentavelmente',
    'no entanto',
    'contudo',
    'porém',
    'obrigado por',
    'obrigada por',
    'obrigado pelo',
    'entendo',
    'compreendo',
    'como ia',
    'como uma ia',
    'como inteligência artificial',
    'como modelo',
    'como um modelo',
    'como assistente',
    'não posso',
    'não consigo',
    'não poderei',
    'não me é possível',
    'não é possível',
    'não sou capaz',
    'não estou autorizado',
    'não tenho acesso',
    'devo recusar',
    'tenho de recusar',
    'esta solicitação',
    'este pedido',
    'este conteúdo',
  ],
  cannot: wordPattern(
    'não (?:lhe |te |o |a )?(?:posso|consigo|poderei|poderia)|não (?:me )?é possível|não sou capaz|não estou (?:autorizad[oa]|apt[oa]|em condições)|(?:devo|tenho de|tenho que|preciso) (?:recusar|declinar)',
  ),
  tasks: [
    {
      verbs: wordPattern('ajudar\\p{L}*|ajudá-l[oa]|auxiliar|assistir|apoiar'),
      objects: wordPattern(
        'solicitação|pedido|isso|isto|conteúdo|tema|assunto|publicação|tarefa|com essa|com esse|com este|com esta',
      ),
    },
    {
      verbs: wordPattern(
        'atender|cumprir|responder|completar|concluir|continuar|processar|prosseguir|recusar|declinar|satisfazer',
      ),
      objects: wordPattern('solicitação|pedido|isso|isto|tarefa|instruções|tema'),
    },
    {
      verbs: wordPattern(
        'criar|escrever|redigir|gerar|produzir|fornecer|oferecer|resumir|reescrever|traduzir|elaborar|transformar',
      ),
      objects: wordPattern('publicação|publicações|posts?|conteúdos?|textos?|artigo|resumo|isso|isto|linkedin'),
    },
    {
      verbs: wordPattern('aceder|acessar|abrir|consultar|visitar|ler|ver'),
      objects: wordPattern(
        'links?|url|páginas?|sites?|internet|conteúdo d[oae]|ao conteúdo|arquivos?|ficheiros?|ao artigo|fonte|ligaç\\p{L}+',
      ),
    },
  ],
  notWith: wordPattern('sem|suficiente|deixar de|evitar|mais|outra vez|meu|meus|minha|minhas|sozinh[oa]'),
  whole: [
    /^como (?:uma? )?(?:ia|inteligência artificial|modelo|assistente)[^\n]{0,160}não (?:posso|consigo|tenho|sou|estou)/,
    /(?:viola|infringe|contraria|vai contra)[^.!?\n]{0,60}(?:diretrizes|políticas|princípios|normas|regras)/,
    /^(?:infelizmente, |desculpe, (?:mas )?)?não tenho acesso[^.!?\n]{0,60}(?:link|url|internet|artigo|conteúdo|página)/,
  ],
}

export const refusalWords: readonly RefusalWords[] = [english, german, french, spanish, italian, portuguese]
