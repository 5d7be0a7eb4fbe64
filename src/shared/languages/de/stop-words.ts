/** See `WritingWords.stopWords`. */
export const stopWords = `ab aber acht ähnlich allein alle allem allen aller allerdings alles als also alten am an andere anderem anderen
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
    unternehmen firma gruppe bericht fall frage fragen beispiel art teil thema themen grund experten seite artikel`
