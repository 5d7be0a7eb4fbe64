import type { StylePatterns } from '../parts/style-patterns.ts'

export const patterns: StylePatterns = {
  professional: [
    {
      form: 'tension',
      text: `Een dicteerhulp spaart verpleegkundigen 40 minuten per dienst. Een derde gebruikt hem niet meer.

Beide cijfers komen uit de proef van de ziekenhuisgroep zelf. De 40 minuten zijn het gemiddelde van wie bleef. Wie stopte, vertelt dat de correcties aan het eind van de dienst kwamen, toen er niemand meer was om te helpen.

Het gemiddelde beschrijft de mensen bij wie het hulpmiddel past, terwijl een afdeling het aan iedereen moet geven. Wat over deze aankoop beslist, is dus misschien wie er in het laatste uur bereikbaar is.

In mei komen er twee afdelingen bij. De helpdesk sluit nog steeds om zes uur.`,
    },
    {
      form: 'consequence',
      text: `Vanaf maart mist een container die de avond ervoor niet is gewogen zijn trein.

Vorig jaar vertrokken 212 treinen te laat uit deze haven, zes van de tien omdat gewichten pas na het begin van het laden binnenkwamen. De controle verhuist nu naar de verzender.

Voor een expediteur met een eigen weegschaal is dat één veld meer op een formulier. Wie van ons op de ochtend van vertrek inpakt, leest dezelfde zin als een extra werkdag, of als de rekening voor andermans weegschaal.`,
    },
  ],
  casual: [
    {
      form: 'story',
      text: `De beste machine in deze bakkerij is een stoel.

Hij staat naast de oven. Sinds januari zit wie vroege dienst heeft daar elk uur tien minuten op, want twee ziekmeldingen in één week vond de eigenaresse wel genoeg.

Ziektedagen van januari tot juni vorig jaar: 31. Dit jaar: 9.

Goed, het is één bakkerij en een half jaar, en bij een stoel zit geen onderzoek. Maar wat die tien minuten kosten, wist ze van tevoren. Dat is meer dan veel mensen over hun nieuwe machines weten.

Het deeg, zei ze tegen de lokale krant, vindt wachten niet erg.`,
    },
    {
      form: 'number',
      text: `Eén klik en je zit bij deze sportschool. Elf klikken en je bent er weer weg.

Een consumentenbond heeft ze geteld. De keten noemt het “gebruikelijk in de branche”, en dat is misschien het slechtste nieuws uit het hele rapport: dan zijn die tien klikken geen slordigheid.

Wie de uitgang niet vindt, vindt wel het klachtenformulier. Dat waren er vorig jaar 4.200, en iemand moest ze allemaal beantwoorden.`,
    },
  ],
  technical: [
    {
      form: 'list',
      text: `Eén index bracht de traagste query van dit team van 9,4 s naar 310 ms en maakte elke schrijfactie 6 % trager.

Wat ze deden:
1. Ze volgden het 99e percentiel. Het gemiddelde zag er al maanden goed uit.
2. Beide kolommen van het filter staan in de index: de database leest 1.200 rijen in plaats van 40 miljoen.
3. Ze hebben de prijs gemeten en gepubliceerd.

Hun tabel krijgt twintig leesacties op elke schrijfactie. Bij één op één betaal je dezelfde 6 % op elke tweede operatie.`,
    },
    {
      form: 'tension',
      text: `Na 1.000 cycli houden deze batterijcellen 91 % van hun capaciteit over. Bij 45 °C is dat 78 %.

Het eerste cijfer staat in de samenvatting en is gemeten bij 25 °C. Het tweede staat in tabel 4 van de bijlage. Beide gelden voor cellen die in drie uur zijn geladen.

Een busremise laadt ’s zomers onder een warm dak, en sneller dan dat. Ze zit dichter bij het tweede cijfer, en hoe dicht heeft nog niemand gemeten.`,
    },
  ],
}
