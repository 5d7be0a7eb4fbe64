import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `Ein Diktiergerät spart Pflegekräften 40 Minuten je Schicht. Ein Drittel benutzt es nicht mehr.

Beide Zahlen stammen aus dem Versuch der Klinikgruppe selbst. Die 40 Minuten sind der Durchschnitt derer, die dabeigeblieben sind. Wer aufgehört hat, nennt einen Grund: Korrekturen fielen am Ende der Schicht an, wenn niemand mehr helfen konnte.

Der Durchschnitt beschreibt also die, zu denen das Gerät passt, eine Station aber muss es allen geben. Über den Kauf könnte deshalb entscheiden, wer in der letzten Stunde Bereitschaft hat.

Im Mai kommen zwei Stationen dazu. Die Hotline schließt weiter um 18 Uhr.`,
    },
    {
      form: 'consequence',
      text: `Ein Container, der am Vorabend nicht gewogen ist, verpasst ab März seinen Zug.

212 Züge haben diesen Hafen im vergangenen Jahr zu spät verlassen, sechs von zehn, weil Gewichte erst nach Beginn der Verladung vorlagen. Die Prüfung wandert nun zum Versender.

Für eine Spedition mit eigener Waage ist das ein Feld mehr im Formular. Wer von uns am Morgen der Abfahrt packt, liest denselben Satz als zusätzlichen Arbeitstag oder als Rechnung für eine fremde Waage.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `Die beste Maschine in dieser Bäckerei ist ein Stuhl.

Er steht neben dem Ofen. Seit Januar sitzt dort jede Stunde zehn Minuten lang, wer Frühschicht hat, denn zwei Krankmeldungen in einer Woche haben der Chefin gereicht.

Krankheitstage von Januar bis Juni im Jahr davor: 31. Dieses Jahr: 9.

Klar, das ist eine Bäckerei und ein halbes Jahr, und ein Stuhl kommt ohne Studie. Aber was die zehn Minuten kosten, wusste sie vorher. Das ist mehr, als viele über ihre neuen Maschinen wissen.

Dem Teig, sagt sie der Lokalzeitung, macht das Warten nichts aus.`,
    },
    {
      form: 'number',
      text: `Ein Klick, und man ist Mitglied in diesem Fitnessstudio. Elf, und man ist wieder draußen.

Verbraucherschützer haben nachgezählt. Das sei „branchenüblich“, sagt die Kette, und das ist vielleicht die schlechteste Nachricht im ganzen Bericht: Dann sind die zehn Klicks kein Versehen.

Wer den Ausgang nicht findet, findet allerdings das Beschwerdeformular. 4.200 Leute waren das im letzten Jahr, und jede einzelne Mail musste jemand beantworten.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `Ein Index hat die langsamste Abfrage von 9,4 s auf 310 ms gebracht und jedes Schreiben um 6 % gebremst.

Was sie getan haben:
1. Sie haben das 99. Perzentil beobachtet. Der Mittelwert sah monatelang gut aus.
2. Beide Spalten des Filters stehen im Index: Die Datenbank liest 1.200 Zeilen statt 40 Millionen.
3. Sie haben den Preis gemessen und veröffentlicht.

Auf jeden Schreibvorgang kommen bei ihnen zwanzig Lesevorgänge. Kommt nur einer darauf, werden die 6 % bei jeder zweiten Operation fällig.`,
    },
    {
      form: 'tension',
      text: `Nach 1.000 Zyklen haben diese Batteriezellen noch 91 % ihrer Kapazität. Bei 45 °C sind es 78 %.

Der erste Wert steht in der Zusammenfassung und wurde bei 25 °C gemessen, der zweite in Tabelle 4 des Anhangs. Beide gelten für Zellen, die drei Stunden lang geladen wurden.

Ein Busdepot lädt im Sommer unter einem warmen Dach und schneller als das. Es liegt näher am zweiten Wert, und wie nah, hat bisher niemand gemessen.`,
    },
  ],
}
