import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
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
    firstPersonInSmallLetters: '',
    reader: 'du|dein\\p{L}*',
    captions: 'links|rechts|Foto|Bild|Archivbild',
  },
  ties: {
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
  hearsay: {
    verbs: 'seien|sei|werde|könne|müsse|solle|dürfe|wolle|habe',
    sources:
      'laut|zufolge|Angaben|Ansicht|Meinung|nach Worten|sagt|sagte|erklärt|erklärte|teilte|berichtet|berichtete|betont|betonte|kritisiert|kritisierte|fordert|forderte|warnt|warnte|meint|meinte|heißt es',
  },
  articles: '[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em|[Dd]es|[Ee]in(?:e[nmr]?)?|[Ii]m|[Aa]m|[Zz]um|[Zz]ur|[Vv]om|[Bb]eim',
  times: {
    relative: `heut(?:e|ige[rsnm]?) gestern gestrige[rsnm]? morgen vorgestern übermorgen derzeit zurzeit zur_zeit
      kürzlich neulich jüngst
      (?:diese[rsnm]?|letzte[rsnm]?|nächste[rsnm]?|vergangene[rsnm]?|kommende[rsnm]?|vorige[rsnm]?|laufende[rsnm]?)_(?:\\p{L}+_)?(?:tage?n?|wochen?|wochenende|monate?n?s?|quartals?|jahre?n?s?|jahrzehnte?n?|frühling|frühjahr|sommer|herbst|winter|saison|nacht|abend|morgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|stunden)
      montags? dienstags? mittwochs? donnerstags? freitags? samstags? sonnabends? sonntags? montag\\p{L}+ dienstag\\p{L}+ mittwoch\\p{L}+ donnerstag\\p{L}+ freitag\\p{L}+ samstag\\p{L}+ sonntag\\p{L}+ vorjahr(?:es)? vormonat(?:s)? vor_\\p{L}+_(?:tagen|wochen|monaten|jahren) vor_\\d+_(?:tagen|wochen|monaten|jahren) seit_kurzem
      in_\\p{L}+_(?:tagen|wochen|monaten|jahren) anfang_der_woche ende_der_woche`,
    weekdays: ['montag', 'dienstag', 'mittwoch', 'donnerstag', 'freitag', 'samstag', 'sonntag'],
    onWeekday: 'am_(?:DAY)(?:morgen|vormittag|mittag|nachmittag|abend)?',
    future: 'wird werden würde soll sollen will wollen könnte kommenden? nächsten? bis ab geplant plant plane',
    yesterday: 'gestern',
    lastYear: '(?:(?:im|des)_)?(?:letzte[ns]|vergangene[ns]|vorige[ns])_jahre?s?',
    thisYear: '(?:in_)?diese[sm]_jahre?s?',
    nextYear: '(?:(?:im|des)_)?(?:nächste[ns]|kommende[ns])_jahre?s?',
    inYear: (year) => `im Jahr ${year}`,
    onDay: (day) => `am ${day}`,
    firstDay: '1',
    before:
      'seit|bis|ab|von|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sommer|herbst|winter|frühjahr|anfang|mitte|ende',
  },
  speech: {
    saying: `sagte? erklärte? betonte? meinte? berichtete? schreibt schrieb kritisierte? warnte? ergänzte? forderte? so
      erläuterte?`,
    roles: `\\p{L}*(?:sprecher|leiter|minister|präsident|direktor|forscher|experte|gründer|trainer|autor|ökonom|analyst|historiker|inhaber|manager|berater|geschäftsführer|bürgermeister|vorstand|professor|wissenschaftler|politiker|redakteur|richter|lehrer|ingenieur|arzt|anwalt|besitzer|betreiber)(?:in|en|s|es|innen)?
      \\p{L}*(?:chef|chefin|vorsitzende[rn]?|expertin|ärztin|anwältin|vorständin|beauftragte[rn]?|abgeordnete[rn]?|ceo)`,
    who: 'd(?:er|ie)_\\p{L}+_\\p{L}+_leitet',
    articles: 'ein eine der die',
    circumstances: 'der_Deutschen_Presse am im in_einem in_einer gegenüber bei_der laut und auf als',
  },
  setting: {
    quotes: ['„', '“'],
    innerQuotes: ['‚', '‘'],
    colon: ':',
    asks: (outlet) => `${outlet} fragt`,
    writes: (outlet) => `${outlet} schreibt`,
    writesUnder: (outlet, headline) => `${outlet} schreibt unter der Überschrift ${headline}`,
    fromArticle: 'Aus dem Artikel',
    fromArticleOf: (day) => `Aus dem Artikel vom ${day}`,
    source: 'Quelle',
  },
  contrasts: 'aber obwohl während dagegen trotz jedoch dennoch allerdings sondern hingegen zwar',
  lessons: 'weil fehler gelernt gescheitert',
  sensitive: {
    crime: `mord totschlag vergewaltig messerstech messerangriff niedergestochen entführ raubüberfall überfall einbrecher einbruch
      festgenommen missbrauch_ tatverdächtig polizei_mitteilte tötungsdelikt schüsse bankräuber drogenhändler`,
    tragedy: `getötet ums_leben gestorben starb_ tote_ toten_ todesopfer tödlich ertrunken flugzeugabsturz beerdigung trauer
      suizid selbstmord leiche verunglückt nachruf`,
    gossip: `liebes-aus trennung_von verlobt hochzeit schwanger babybauch ex-freund ex-frau promi royals affäre_mit
      traumpaar liebesglück roter_teppich scheidung dschungelcamp`,
  },
  professional: `unternehmen firma markt branche aktie investor mitarbeit beschäftigte arbeitsschutz arbeitgeber software daten studie
    forsch patient gesetz bundestag minister regierung wahl konzern umsatz behörde klima`,
}
