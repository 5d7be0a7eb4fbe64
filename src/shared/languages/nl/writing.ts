import type { WritingWords } from '../parts/writing-words.ts'
import { stopWords } from './stop-words.ts'

export const writing: WritingWords = {
  stopWords,
  phrases: {
    danglingStarts: `hij zij ze hen hun haar het_(?:is|was|gaat|zijn|waren|werd|wordt|heeft|had|blijkt|bleek|betekent|kan|zou|zal|moet|geldt|maakt|lijkt|leidt|toont) dit
      dat deze die daar hier er maar en of want dus dan toch toen daarna daarom daardoor daarmee daarbij daarnaast daarvoor
      daarin daarop daarover daarvan hiermee hierdoor hierbij hiervoor hierin bovendien echter niettemin desondanks
      desalniettemin vervolgens verder ook zo zulke beide beiden bijvoorbeeld in_tegenstelling tegelijk tegelijkertijd
      intussen ondertussen uiteindelijk ten_slotte tenslotte tot_slot kortom omdat hoewel anders andere zijn_(?:\\p{L}+)_(?:is|was|heeft|had)
      aan_de_andere_kant met_andere_woorden om_die_reden als_gevolg in_feite inderdaad ja nee niet_alleen ten_eerste ten_tweede`,
    firstPerson: "ik mij me mijn m['’]n mezelf",
    firstPersonPlural: 'wij we ons onze',
    outlook: `zal zullen wil willen moet moeten plant plannen verwacht verwachten toekomst doel betekent prognose hoopt hopen
      conclusie uiteindelijk op_termijn volgend_jaar in_20\\d\\d vóór_20\\d\\d tegen_20\\d\\d vanaf_20\\d\\d`,
    pageTalk: `nieuwsbrief abonneer abonneren abonnement aanmelden inloggen registreren klik_hier lees_(?:ook|meer|verder|hier) meer_lezen meer_weten
      cookies? alle_rechten_voorbehouden advertentie foto: beeld: bekijk_(?:ook|hier|de_video) volg_ons deel_dit reacties? privacy
      wilde_niet_reageren wil_niet_reageren niet_bereikbaar_voor neem_contact_op download schrijf_je_in correctie:`,
    firstPersonInSmallLetters: '',
    reader: 'je|jij|jou|jouw|jullie|u|uw',
    captions: 'links|rechts|boven|onder|Foto|foto|Archieffoto',
  },
  ties: {
    pointing: `deze dit die(?=_\\p{Ll}+_(?:is|was|zijn|waren|heeft|had|werd|wordt)) zulke? dergelijke ook(?!_al) echter daarom daardoor daarmee
      daarnaast daarbij daarna daarvoor daarin daarop daarover daarvan daaraan daaruit daartoe daartegen daartussen hierdoor hiermee
      hierbij hiervoor hierin hierop hierover hiervan bovendien niettemin desondanks desalniettemin toch dus evenals eveneens
      tegelijkertijd intussen ondertussen overigens immers verder bijvoorbeeld laatstgenoemde eerstgenoemde beide beiden
      hier daar dezelfde hetzelfde (?:de|het)_(?:eerste|tweede|ander|andere|overige)(?=[,.;]|_(?:is|was|zijn|waren|heeft|had)) de_\\d+-jarige
      zoals_(?:gezegd|vermeld|genoemd) zie_(?:onder|boven) bovengenoemde? onderstaande? volgende(?=[:.]) een_van_(?:hen|deze|die) opnieuw`,
    personal: 'hij hem zijn zij(?=_(?:is|was|heeft|had|zegt|zei|werd|wordt|kan|wil|zal))',
    other: 'ze zij haar hen hun ervan erop erin eraan ermee ervoor erover',
    articles: 'de het',
    kinds: `bedrijf onderneming concern groep organisatie vereniging stichting instelling dienst ministerie gemeente universiteit
      onderzoek studie rapport enquête peiling resultaten uitkomsten wet wetsvoorstel voorstel besluit maatregel maatregelen
      uitspraak vonnis rechtszaak zaak incident ongeluk ongeval brand aanval dader slachtoffer slachtoffers verdachte man vrouw
      bestuurder echtpaar stel acteur actrice zanger zangeres speler trainer coach elftal ploeg team club auteur schrijver
      oprichter directeur voorzitter president premier minister burgemeester rechter project programma initiatief evenement
      bijeenkomst conferentie vergadering film serie boek wedstrijd spel app website site platform product apparaat systeem
      methode techniek aanpak plan overeenkomst akkoord deal probleem reden idee vraag antwoord oplossing artikel bericht verhaal
      lijst gebouw huis hotel winkel fabriek plaats plek bedrag aantal cijfer krant zender gezin familie hond dier ziekte virus
      middel medicijn voertuig auto vliegtuig schip trein`,
    subjectless: `(?:na|in|op|bij|met|voor|sinds|tijdens|volgens|door|uit|over|onder)_[^,.]{2,90}_(?:hij|zij|ze|het)`,
    asides: `helaas gelukkig uiteraard natuurlijk opvallend_genoeg interessant_genoeg vreemd_genoeg blijkbaar kennelijk eigenlijk
      kortom let_op denk_aan kijk_(?:ook|eens) gebruik vermijd kies zorg_(?:dat|ervoor|voor) probeer vraag_(?:je|uzelf) onthoud lees bekijk
      ontdek ga_(?:naar|eens) ps`,
  },
  hearsay: null,
  articles: "[Dd]e|[Hh]et|[Ee]en|['’]t",
  times: {
    relative: `vandaag gisteren eergisteren morgen overmorgen vanavond vanmorgen vanochtend vanmiddag vannacht gisteravond momenteel
      tegenwoordig onlangs recent recentelijk op_dit_moment
      (?:deze|dit|vorige?|volgende?|afgelopen|komende?|aanstaande|huidige|lopende)_(?:\\p{L}+_)?(?:ochtend|middag|avond|nacht|dag|dagen|week|weken|weekend|maand|maanden|kwartaal|jaar|jaren|decennium|lente|voorjaar|zomer|herfst|najaar|winter|seizoen|eeuw|uur|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)
      maandag\\p{L}* dinsdag\\p{L}* woensdag\\p{L}* donderdag\\p{L}* vrijdag\\p{L}* zaterdag\\p{L}* zondag\\p{L}*
      (?:een|twee|drie|vier|vijf|zes|enkele|paar|\\d+|\\p{L}+)_(?:uur|dagen|weken|maanden|maand|week|jaar|jaren)_geleden over_(?:een|twee|drie|enkele|\\d+)_(?:dagen|weken|maanden|jaar)
      een_(?:dag|week|maand|jaar)_(?:eerder|later) eerder_(?:deze|dit|vandaag) later_(?:deze|dit|vandaag) begin_deze eind_deze`,
    weekdays: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    onWeekday: '(?:op_)?(?:DAY)(?:ochtend|middag|avond|nacht)?',
    future:
      'zal zullen zou zouden wil willen gaat gaan komende? volgende? aanstaande tot vanaf gepland plant verwacht moet moeten kan kunnen',
    yesterday: 'gisteren',
    lastYear: '(?:(?:in|van|uit)_)?(?:vorig|afgelopen)_jaar',
    thisYear: '(?:(?:in|van)_)?dit_jaar',
    nextYear: '(?:(?:in|van)_)?(?:volgend|komend)_jaar',
    inYear: (year) => `in ${year}`,
    onDay: (day) => `op ${day}`,
    firstDay: '1',
    before:
      'van|sinds|tot|vanaf|voor|per|in|januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december|zomer|herfst|najaar|winter|voorjaar|begin|half|eind',
  },
  speech: {
    saying: `zegt zei vertelt vertelde meldt meldde stelt stelde verklaart verklaarde schrijft schreef benadrukt benadrukte waarschuwt
      waarschuwde legt_uit legde_uit aldus vindt vond concludeert concludeerde voegt_toe`,
    roles: `\\p{L}*(?:directeur|directrice|voorzitter|minister|burgemeester|wethouder|hoogleraar|onderzoeker|onderzoekster|woordvoerder|woordvoerster|oprichter|oprichtster|bestuurder|topman|topvrouw|econoom|econome|analist|arts|ingenieur|advocaat|docent|docente|leraar|lerares|journalist|journaliste|redacteur|adviseur|ondernemer|onderneemster|wetenschapper|historicus|architect|trainer|auteur|schrijver|schrijfster|manager|eigenaar|eigenaresse|staatssecretaris|commissaris|deskundige|expert|premier|president|rechter|boer|boerin|projectleider|leider)(?:s|en)?
      ceo professor`,
    who: 'die_(?:\\p{L}+_){0,4}(?:leidt|bestuurt|oprichtte|coördineert)',
    articles: 'een de',
    circumstances: 'in_een tijdens op aan tegenover tegen bij en toen nadat',
  },
  setting: {
    quotes: ['“', '”'],
    innerQuotes: ['‘', '’'],
    colon: ':',
    asks: (outlet) => `${outlet} vraagt`,
    writes: (outlet) => `${outlet} schrijft`,
    writesUnder: (outlet, headline) => `${outlet} schrijft onder de kop ${headline}`,
    fromArticle: 'Uit het artikel',
    fromArticleOf: (day) => `Uit het artikel van ${day}`,
    source: 'Bron',
  },
  contrasts: 'maar hoewel terwijl ondanks echter toch daarentegen desondanks niettemin in_plaats_van weliswaar',
  lessons: 'omdat fout fouten geleerd mislukt',
  sensitive: {
    crime: `moord doodslag verkracht neergestoken steekpartij schietpartij ontvoer gewapende_overval overvaller inbraak inbreker aangehouden
      arrestatie drugshandel aanranding seksueel_misbruik huiselijk_geweld veroordeeld_tot dodelijke_schoten femicide`,
    tragedy: `gedood omgekomen overleden overleed dodelijk dode_ doden_ dodental verdronk vliegramp vliegtuigcrash auto-ongeluk
      begrafenis uitvaart rouw zelfmoord zelfdoding lichaam_gevonden verongelukt nabestaanden`,
    gossip: `scheiding verloofd bruiloft zwanger babybuik ex-vriend ex-man ex-vrouw liefdesbreuk relatiebreuk rode_loper bn'er showbizz
      affaire_met liefdesgeluk uit_elkaar`,
  },
  professional: `bedrijf bedrijven onderneming markt sector beurs aandeel belegger werknemer medewerker werkgever arbeids software gegevens_
    data_ onderzoek studie_ wetenschap patiënt wet_ kabinet minister regering verkiezing omzet klimaat toezichthouder`,
}
