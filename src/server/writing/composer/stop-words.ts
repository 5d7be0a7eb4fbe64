import { type Language, languageIds } from '#shared/rules/languages'

/**
 * Words that say nothing about a text's subject, by language: articles, pronouns, prepositions, auxiliaries and the verbs
 * and nouns of reporting. Lower case; elided forms (l', qu', dell') stand without their apostrophe.
 */
const lists: Record<Language, string> = {
  english: `a about above according across actually add added after again against ago ahead all almost alone along already
    also although always am among an and another any anyone anything are around as ask asked at away back be became because
    become been before began behind being below best better between beyond big both but by came can cannot come comes could
    d day days did didn do does doesn doing don done down during each early either else end enough especially etc even
    ever every everyone everything expected far few find first five following for former found four from full further gave
    get gets getting give given gives go goes going good got great had has have having he held help her here hers herself
    him himself his how however i if in including indeed instead into is isn it its itself just keep kept know known large
    last late later latest least less let like likely little ll long look lot m made main make makes making man many may
    me mean means men might million billion minute minutes month months more most much must my myself near nearly need
    needs never new next no nor not nothing now number of off often old on once one only onto or other others our ours out
    over own part past people per percent perhaps place please point possible put quite rather re really recent recently
    reported right s said same saw say saying says second see seem seems seen set several shall she should show shows
    since six small so some someone something soon still such t take taken takes taking tell ten than that the their
    theirs them themselves then there these they thing things think third this those though thought thousand three through
    throughout thus time times to today together told tomorrow too took top toward towards turn two under until up upon us
    use used using usually ve very via want wants was wasn way ways we week weeks well went were weren what when where
    whether which while who whole whom whose why will with within without woman women won work works would year years
    yesterday yet you your yours yourself monday tuesday wednesday thursday friday saturday sunday january february march
    april june july august september october november december mr mrs ms dr
    company companies group groups process step steps type types size report reports official officials story case cases
    issue issues question questions example examples level levels list guide article review`,
  german: `ab aber acht ähnlich allein alle allem allen aller allerdings alles als also alten am an andere anderem anderen
    anderer anderes anders angaben auch auf aus außer außerdem außerhalb bald bei beide beiden beim bekannt bereits besonders
    besser bevor bin bis bisher bist bleiben bleibt bringen da dabei dadurch dafür dagegen daher dahin damals damit danach
    daneben dann daran darauf daraus darf darin darüber darum darunter das dass davon davor dazu dein deine dem demnach den
    denen denn dennoch der deren derzeit des deshalb dessen deutlich dich die dies diese diesem diesen dieser dieses dir
    doch dort drei dritte du durch dürfen ebenfalls ebenso eigene eigenen eigentlich ein eine einem einen einer eines einfach
    einige einigen einiger einmal ende entweder er erst erste ersten erster es etwa etwas euch euer ganz gar geben gegen
    gegenüber gehen geht gekommen gemacht gemeinsam genau gerade gern gesagt geht gibt ging große großen großer gut gute
    guten hab habe haben hat hatte hatten hätte hätten her heute hier hin hinter ich ihm ihn ihnen ihr ihre ihrem ihren ihrer
    im immer in indem ins insgesamt ist ja jahr jahre jahren jahres je jede jedem jeden jeder jedes jedoch jene jetzt kann
    kaum kein keine keinem keinen keiner kommen kommt können konnte konnten könnte könnten kürzlich lange lassen laut leicht
    letzte letzten letzter lieber machen macht man manche mehr mehrere mein meine meisten mensch menschen mich millionen
    milliarden mir mit möglich monat monate monaten morgen müssen muss musste mussten nach nachdem nahe namen natürlich neben
    nehmen nein neue neuen neuer neues neun nicht nichts nie noch nun nur ob oben oder offenbar oft ohne paar pro prozent
    rund sagen sagt sagte schließlich schon sechs sehr sei seien sein seine seinem seinen seiner seit seitdem selbst sich sie
    sieben sieht sind so sogar solche solchen soll sollen sollte sollten somit sondern sonst soweit sowie später statt stehen
    steht tag tage tagen trotz trotzdem tun über überhaupt übrigens um und uns unser unsere unseren unter viel viele vielen
    vielleicht vier voll vom von vor vorher wann war waren wäre wären warum was weder weg wegen weil weit weiter weitere
    weiteren weiterhin welche welchem welchen welcher welches wenig wenige weniger wenn wer werden wie wieder will wir wird
    wirklich wo woche wochen wohl wollen wollte wollten worden wurde wurden würde würden zehn zeigen zeigt zeit zu zudem
    zuerst zufolge zuletzt zum zur zurück zusammen zwar zwei zweite zweiten zwischen montag dienstag mittwoch donnerstag
    freitag samstag sonntag januar februar märz april mai juni juli august september oktober november dezember uhr euro
    unternehmen firma gruppe bericht fall frage fragen beispiel art teil thema themen grund experten seite artikel`,
  french: `à a afin ai ainsi alors ans an année années après assez au aucun aucune aujourd aujourdhui auquel aura auraient aurait
    aussi autant autre autres aux avaient avait avant avec avoir avons ayant beaucoup bien bon c car ce ceci cela celle celles
    celui cent cependant certain certaine certaines certains ces cet cette ceux chacun chaque chez ci cinq combien comme
    comment contre d dans de dehors déjà demain depuis dernier dernière derniers dernières derrière des dès désormais deux
    devait devant devenir devient devrait dire dit dix doit doivent donc dont du durant elle elles en encore enfin ensuite
    entre est et étaient était étant été être eu eux face façon faire fait faut fin fois font hier hors huit hui il ils
    j jamais je jour jours jusqu jusque l la là laquelle le lequel les lesquelles lesquels leur leurs long longtemps lors
    lorsqu lorsque lui m ma mais malgré me même mêmes mes met mieux mille milliards millions moi moins mois moment mon monde n
    ne ni nombre nombreuses nombreux non nos notamment notre nous nouveau nouveaux nouvel nouvelle nouvelles on ont or ou où
    par parce parmi part partie pas pendant personnes petit petite peu peut peuvent peux plupart plus plusieurs plutôt point
    pour pourquoi pourrait pourtant pouvait pouvoir premier première premiers près presque puis puisque qu quand quant quatre
    que quel quelle quelles quelque quelques quels qui quoi rien s sa sans se selon semaine semaines sera seraient serait ses
    seul seule seulement si six soit sommes son sont sous souvent sur surtout t ta tandis tant te tel telle telles tels temps
    tes toi ton toujours tous tout toute toutefois toutes très trois trop tu un une vers veut veulent vient voici voilà voir
    vont vos votre vous vrai vu y lundi mardi mercredi jeudi vendredi samedi dimanche janvier février mars avril mai juin
    juillet août septembre octobre novembre décembre expliqué explique annoncé indiqué déclaré euros heures heure
    entreprise société groupe rapport cas exemple question questions type niveau article liste`,
  spanish: `a además ahí ahora al algo alguien algún alguna algunas alguno algunos allí ambos ante anterior antes año años
    apenas aquel aquella aquellas aquello aquellos aquí así asimismo aún aunque ayer bajo bastante bien buen buena bueno cada
    casi caso cerca cierto cinco como cómo con conmigo contra cosa cosas cual cuál cuales cualquier cuando cuándo cuanto cuatro
    cuenta cuya cuyo da dado dar de debe deben decir dejar del demás dentro desde después día días dice dicen dicho diez dijo
    donde dónde dos durante e el él ella ellas ello ellos embargo en encima encuentra entonces entre era eran eres es esa esas
    ese eso esos esta está estaba estaban estado están estar estas este esto estos estuvo existe explicó fin forma fue fuera
    fueron fui general gente gran grande grandes gracias ha haber había habían habrá hace hacen hacer hacia haciendo han hasta
    hay haya he hecho hemos hizo hora horas hoy hubo igual incluso ir jamás junto la lado largo las le lejos les llegar lleva
    llevar lo los luego lugar manera más mañana mayor mayores mayoría me medio mejor menor menos mes meses mi mí mientras mil
    millones mis misma mismas mismo mismos modo momento mucha muchas mucho muchos mundo muy nada nadie ni ningún ninguna
    ninguno no nos nosotros nuestra nuestras nuestro nuestros nueva nuevas nuevo nuevos nunca o ocho otra otras otro otros
    para parece parte pasado pasar pero persona personas poca pocas poco pocos podemos poder podrá podría por porque posible
    primer primera primero primeros principal propia propio próximo próximos puede pueden pues que qué queda quien quién quienes
    quiere realizar respecto saber se sea sean según segunda segundo seis semana semanas señaló ser será serán sería si sí sido
    siempre siendo siete sigue siguiente sin sino sobre sola solamente solo sólo son su sus suyo tal también tampoco tan tanto
    te tenemos tener tenía tiempo tiene tienen toda todas todavía todo todos tras trata tres tu tus tuvo un una unas uno unos
    usted ustedes va vamos van varias varios ve veces ver vez vida y ya yo lunes martes miércoles jueves viernes sábado domingo
    enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre euros
    empresa compañía grupo informe ejemplo pregunta tipo nivel artículo lista`,
  italian: `a abbastanza abbia abbiamo accanto ad adesso agli ai al alcun alcuna alcune alcuni alcuno all alla alle allo allora
    almeno altra altre altri altro anche ancora anni anno anzi appena assai attraverso avanti aver avere aveva avevano basta
    ben bene benché buon buona c casa caso causa c'è certa certo che chi chiunque ci ciascuno cinque ciò circa col come comunque
    con contro corso così cosa cose cui da dagli dai dal dall dalla dalle dallo davanti davvero degli dei del dell della delle
    dello dentro deve devono di dice dieci dietro dire diversi diverse diverso dopo dov dove due dunque durante e è ecco ed egli
    ella entro era erano eravamo esempio essa esse essere essi esso fa fanno far fare fatto fine fino fra fu fuori furono già
    giorni giorno gli grande grandi grazie gran ha hai hanno ho i ieri il in infatti infine insieme intanto inoltre io l la là
    le lei li lo loro lui lungo ma mai mano me meglio meno mentre mese mesi mezzo mi mia mie miei mila milioni miliardi mio
    modo molta molte molti molto momento mondo n nei negli nel nell nella nelle nello nessun nessuna nessuno niente no noi nome
    non nostra nostre nostri nostro nulla nuova nuove nuovi nuovo o od oggi ogni ognuno oltre oppure ora ore ormai otto parte
    pensa per perché però persone piccolo più po pochi poco poi possa possono poteva potrebbe presso prima prime primi primo
    proprio può pure qual qualche qualcosa qualcuno quale quali qualsiasi quando quanta quante quanti quanto quasi quattro quel
    quell quella quelle quelli quello quest questa queste questi questo qui quindi recente rispetto s sa saranno sarà sarebbe
    scorso se sé sebbene secondo sei sembra sempre sette settimana settimane senza si sì sia siamo siano sola solo sono soprattutto
    sopra sotto spesso spiega spiegato sta stanno stata state stati stato stesse stessi stesso su sua subito sue sugli sui sul
    sull sulla sulle sullo suo suoi tale tali tanto te tempo ti tra tramite tre troppo tu tua tue tuo tuoi tutta tuttavia tutte
    tutti tutto un una undici uno uso va vari varie vengono verso vi via vicino viene vita voi volta volte vostra vostro lunedì
    martedì mercoledì giovedì venerdì sabato domenica gennaio febbraio marzo aprile maggio giugno luglio agosto settembre
    ottobre novembre dicembre euro
    azienda società gruppo rapporto domanda tipo livello articolo lista`,
  portuguese: `a à acerca afirmou agora ainda além algo alguém algum alguma algumas alguns ali ampla ano anos ante antes ao aos
    apenas apesar após aquela aquelas aquele aqueles aqui aquilo as às assim até atrás através bem boa bom cada cerca cinco
    coisa coisas com como conta contra contudo cujo da dá dar das de dentro depois desde dessa desse desta deste deve devem dez
    dia dias disse diz dizem do dois dos durante e é ela elas ele eles em embora enquanto então entre era eram essa essas esse
    esses esta está estamos estão estar estas estava estavam este estes esteve estou eu exemplo falta faz fazer fazendo feita
    feito fim foi fora foram forma geral grande grandes há haver havia hoje hora horas igual isso isto já jamais la lá lado lhe
    lhes lo local logo longe lugar maior maioria mais mal mas máximo me meio melhor menor menos mês meses mesma mesmo meu meus
    mil milhões minha minhas momento muita muitas muito muitos mundo na nada não nas nem nenhum nenhuma nessa nesse nesta neste
    ninguém no nome nos nós nossa nossas nosso nossos nova novas novo novos num numa nunca o oito onde ontem os ou outra outras
    outro outros para parece parte partir passado pela pelas pelo pelos perto pessoa pessoas pode podem poder pois ponto por
    porém porque possível pouca pouco poucos primeira primeiro primeiros própria próprio próximo próximos qual quais qualquer
    quando quanto quarta quase quatro que quê quem quer quinta se segunda segundo seis seja sem semana semanas sempre sendo ser
    será serão seria sete sempre seu seus sexta si sido sim só sob sobre sua suas tal talvez também tampouco tanto tão te tem têm
    temos tempo tendo tenha ter terá terça teve tinha tinham toda todas todavia todo todos três tu tudo último última últimos um
    uma umas uns vai vamos vão vários várias veio vem ver vez vezes vida você vocês vos sábado domingo janeiro fevereiro março
    abril maio junho julho agosto setembro outubro novembro dezembro euros
    empresa companhia grupo relatório pergunta tipo nível artigo lista`,
}

const sets = new Map(languageIds.map((language) => [language, new Set(lists[language].split(/\s+/))] as const))

/** Stop words of one language; of none when the language is not one of ours. */
export function stopWordsOf(language: Language | null): ReadonlySet<string> {
  return (language && sets.get(language)) || new Set()
}

/** Whether a word has a capital and yet names nothing: days, months, titles and the words of headings. */
export function isPlainWord(word: string, language: Language | null): boolean {
  return (
    notNames.has(word.toLowerCase()) || (language !== null && (sets.get(language)?.has(word.toLowerCase()) ?? false))
  )
}

const notNames = new Set(
  `mr mrs ms dr prof inc ltd corp gmbh ag faq pdf tv ceo cfo cto am pm usd eur gb mb kg km co ok id url uhr million millionen
  milliarden prozent euro jahre mal herr frau ii iii iv vs jr sr president minister senator professor director chapter figure
  table step tip part section image photo getty images american english german british french chinese russian european
  christmas internet sir dame lord lady neither google apple amazon microsoft facebook science series cup league open championship festival university college school hospital court council bank
  committee commission department ministry institute association foundation group company house street road park city
  county state states north south east west northern southern eastern western central united national international
  royal supreme federal high great greater speaker leader captain coach judge officer sheriff attorney general secretary
  chief king queen prince princess pope saint god new old day week night world war games club team`.split(/\s+/),
)
