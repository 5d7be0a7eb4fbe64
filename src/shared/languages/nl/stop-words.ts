/** See `WritingWords.stopWords`. */
export const stopWords = `aan aanleiding aantal achter af afgelopen al aldus alle alleen allemaal als alsnog alsof altijd ander andere anderen anders
  begin behalve beide beiden ben bent best beter bij bijna bijvoorbeeld binnen blijft blijven blijkt boven bovendien buiten daar
  daarbij daardoor daarmee daarna daarnaast daarom daarvan daarvoor dag dagen dan dat de deel deze dezelfde die dit doe doen doet door
  dus echt echter een eens eerder eerst eerste eigen eigenlijk einde elk elkaar elke en enige enkele er erg ergens ervan even
  ga gaan gaat geeft geen gegeven gekomen geleden gemaakt genoeg geven geweest gewoon ging gingen goed goede graag groot grote had
  hadden haar heb hebben hebt heeft heel hele helemaal hem hen het hetzelfde hier hierbij hij hoe hoeveel hun ieder iedere iedereen
  iemand iets ik in inmiddels is ja jaar jaren je jij jou jouw juist jullie kan keer kijk kijken klein kleine kom komen komt kon
  konden kreeg krijgen krijgt kun kunnen kunt laat laatste later laten leek lijkt liggen ligt los maakt maak maand maanden maar maken man
  mannen me mee meer meerdere meest meeste men mens mensen met mij mijn minder minuten misschien mocht moest moesten moet moeten
  mogelijk mogen na naar naast natuurlijk nee nemen net niet niets nieuw nieuwe nodig nog nogal nooit nu of om omdat onder ondanks ons onze
  ooit ook op opnieuw over overal pas per plaats plek precies procent rond ruim samen sinds slechts soms staan staat steeds sterk
  te tegen ten ter terug terwijl tijd tijdens toch toe toen tot totaal tussen twee tweede u uit uiteindelijk uren uur uw vaak van vanaf
  vandaag vanwege veel ver verder verschillende via vind vinden vindt vol volgend volgende volgens voor vooral voorbeeld voordat vorig vorige
  vraag vragen vrij vrouw vrouwen waar waarbij waardoor waarin waarmee waarom waarop waarvan wanneer want waren was wat we week weer
  weg wel weken weinig welke werd werden wie wij wil willen word worden wordt woorden zal ze zei zeggen zegt zeer zelf zelfs zich zie zien
  ziet zij zijn zit zitten zo zoals zodat zogenaamde zonder zou zouden zowel zullen gisteren morgen maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag januari februari maart april mei juni juli augustus september oktober november december miljoen miljard
  duizend honderd euro meneer mevrouw dhr mevr bedrijf bedrijven groep manier manieren rapport artikel verhaal vandaar aldaar schrijft
  meldt vertelt stelt verklaart één drie vier vijf zes zeven acht negen tien t s n m`
